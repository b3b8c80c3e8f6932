import { beforeAll, describe, expect, test } from 'vitest';
import { type Desk, startDesk } from '../desk-process.ts';
import { runLeadsCommand } from '../leads-command.ts';
import { ensureNginx, hasIpv6, type Nginx, startNginx } from '../nginx.ts';
import { signUpBody } from '../server/fixtures.ts';
import { sendRequest } from './https.ts';

describe.skipIf(!ensureNginx())('nginx with deploy/nginx-desk.conf', () => {
  let desk: Desk;
  let nginx: Nginx;
  beforeAll(async () => {
    desk = await startDesk({ TRUST_PROXY: '1', RATE_LIMIT: '4', LOG_LEVEL: 'silent' });
    nginx = await startNginx('nginx-desk.conf', { '127.0.0.1:4321': new URL(desk.url).host });
    return async () => {
      await nginx.stop();
      await desk.stop();
    };
  });

  const request = (path: string, options?: Parameters<typeof sendRequest>[1]) =>
    sendRequest(nginx.httpsUrl + path, options);
  const send = (id: string, forwardedFor: string, origin = 'https://www.example.com') =>
    request('/api/v1.0/email/send', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-forwarded-for': forwardedFor,
        origin,
      },
      body: JSON.stringify(signUpBody()),
    });

  test('serves the pages, compressed, with the desk’s headers, redirects and 404', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const direct = await fetch(`${desk.url}/about-us`, { headers });
    const response = await request('/about-us', { headers });
    expect(response.status).toBe(200);
    for (const name of [
      'content-encoding',
      'strict-transport-security',
      'cross-origin-embedder-policy',
      'cache-control',
      'permissions-policy',
    ])
      expect(response.headers[name], name).toEqual(direct.headers.get(name));
    // A different ETag shows that nginx, not the desk, serves the page.
    expect(response.headers['etag']).not.toBe(direct.headers.get('etag'));
    expect((await request('/About-Us/')).headers['location']).toBe('/about-us');
    expect((await request('/nowhere')).status).toBe(404);
  });

  test('sends each header of the desk once', async () => {
    const response = await send('nginx-lead-headers', '198.51.100.7');
    const direct = await fetch(`${desk.url}/api/v1.0/email/send`, { method: 'POST' });
    expect(direct.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // A header that is sent twice has its value twice, separated by a comma. The pattern skips
    // headers that may differ.
    for (const [name, value] of direct.headers)
      if (!/^(connection|content-(length|type)|date|keep-alive|retry-after)$|limit/.test(name))
        expect(response.headers[name], name).toBe(value);
  });

  test('forwards /readyz, but not /metrics', async () => {
    expect((await request('/readyz')).status).toBe(200);
    expect((await request('/metrics')).status).toBe(404);
    expect((await fetch(`${desk.url}/metrics`)).status).toBe(200);
  });

  test('listens on IPv6', async ({ skip }) => {
    if (!hasIpv6()) return skip('needs IPv6');
    const toIpv6 = (url: string) => url.replace('127.0.0.1', '[::1]');
    expect((await sendRequest(`${toIpv6(nginx.httpsUrl)}/about-us`)).status).toBe(200);
    expect((await fetch(toIpv6(nginx.httpUrl), { redirect: 'manual' })).status).toBe(308);
  });

  test('redirects HTTP to HTTPS with path and query', async () => {
    const response = await fetch(`${nginx.httpUrl}/about-us?a=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'https://www.example.com/about-us?a=1',
    ]);
  });

  test('accepts leads only from pages of its own origin', async () => {
    expect(await send('nginx-lead-own', '198.51.100.1')).toMatchObject({ status: 200, body: 'OK' });
    expect((await send('nginx-lead-other', '198.51.100.1', 'https://evil.example')).status).toBe(
      403,
    );
  });

  test('lets the desk limit leads by the real IP address, not by a forged X-Forwarded-For', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await send(`nginx-lead-limit-${index}`, `203.0.113.${index}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await request('/')).status).toBe(200);
  });

  test('forwards the lead inbox once an account exists', async () => {
    expect((await request('/inbox')).status).toBe(404);
    const command = ['user', 'add', 'ada@desk.example', '--role', 'owner'];
    expect(runLeadsCommand({ DATA_DIR: desk.dataDir }, ...command).code).toBe(0);
    expect(await request('/inbox')).toMatchObject({
      status: 200,
      headers: {
        'x-robots-tag': expect.stringContaining('noindex'),
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
      },
    });
  });

  test.each([
    ['/inbox/api/session', 403],
    ['/api/v1/export', 401],
  ])('forwards requests to %s that exceed the size limit of forms', async (path, status) => {
    const response = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(64_000)),
    });
    // The desk's status. nginx itself would respond with 413.
    expect(response.status).toBe(status);
  });

  test('forwards newsletter links', async () => {
    // The desk, not nginx, responds with this page to an incomplete link.
    expect(await request('/newsletter/unsubscribe/cut-off', { method: 'POST' })).toMatchObject({
      status: 404,
      headers: { 'referrer-policy': 'no-referrer' },
      body: expect.stringContaining('This link does not work'),
    });
  });
});
