import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { type Desk, startDesk } from '../desk-process.ts';
import { ensureNginx, hasBrotli, type Nginx, startNginx } from '../nginx.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { securityHeaders } from '../security-headers.ts';
import { tempFolder } from '../temp-folder.ts';
import { sendRequest } from './https.ts';

if (!hasBrotli()) console.warn('skipped: Brotli; needs Debian’s libnginx-mod-http-brotli-static');

describe.skipIf(!ensureNginx())('nginx with deploy/nginx-static.conf', () => {
  let desk: Desk;
  let nginx: Nginx;
  beforeAll(async () => {
    desk = await startDesk();
    nginx = await startNginx('nginx-static.conf');
    return async () => {
      await nginx.stop();
      await desk.stop();
    };
  });

  const get = (path: string, headers = {}) => sendRequest(nginx.httpsUrl + path, { headers });

  test('serves every page at its path', async () => {
    for (const path of allPages()) {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(body === builtHtml(path), path).toBe(true);
    }
  });

  test('sends the desk’s security and caching headers with pages, files and errors', async () => {
    const font = /href="(\/_astro\/fonts\/[^"]+)"/.exec(builtHtml('/'))?.[1] ?? '';
    for (const path of [routes.about, font, '/icon.svg', '/nowhere']) {
      const response = await get(path);
      const fromDesk = await fetch(desk.url + path);
      expect(response.status, path).toEqual(fromDesk.status);
      for (const name of ['cache-control', 'permissions-policy', ...Object.keys(securityHeaders)])
        expect(response.headers[name], `${path} ${name}`).toEqual(fromDesk.headers.get(name));
    }
    // The head of the page contains the other directives.
    expect((await get(routes.about)).headers['content-security-policy']).toBe(
      "base-uri 'none'; frame-ancestors 'none'",
    );
  });

  test('sends no Cross-Origin-Embedder-Policy if the build embeds a film from another site', async () => {
    // The build writes this line to _maps.nginx if `videoUrl` is set.
    const folder = tempFolder({ 'map.nginx': '"embedder-policy" "";\n' });
    const nginxWithFilm = await startNginx('nginx-static.conf', {
      [`${dist}/_maps.nginx`]: `${folder}/map.nginx`,
    });
    onTestFinished(nginxWithFilm.stop);
    const { status, headers } = await sendRequest(nginxWithFilm.httpsUrl + routes.about);
    expect(status).toBe(200);
    expect(headers).toHaveProperty('cross-origin-opener-policy', 'same-origin');
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
  });

  test('sends the precompressed copies', async () => {
    const gzip = await get(routes.about, { 'accept-encoding': 'gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gzip.bytes).toEqual(readFileSync(`${dist}${routes.about}.html.gz`));
    expect(gunzipSync(gzip.bytes).toString()).toBe(builtHtml(routes.about));
    if (hasBrotli())
      expect(
        (await get(routes.about, { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
      ).toBe('br');
  });

  test.each([
    ['/About-Us/?utm=1', '/about-us?utm=1'],
    ['/about-us.html', '/about-us'],
    ['/asset-iq', '/asset-IQ'],
    ['/home', '/'],
    ['/index.html', '/'],
    ['/product-details/1/', '/product-details/1'],
  ])('redirects %s permanently to %s, like the desk', async (path, canonical) => {
    const response = await get(path);
    expect([response.status, response.headers['location']]).toEqual([301, canonical]);
    expect((await fetch(desk.url + path, { redirect: 'manual' })).headers.get('location')).toBe(
      canonical,
    );
  });

  test.each([
    '/nowhere',
    '/csp.json',
    '/_headers',
    '/_redirects',
    '/_maps.nginx',
    '/check-your-details',
    '/about-us.html.br',
    '/.env',
    '/product-details/',
  ])('answers %s with the 404 page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.body).toBe(builtHtml('/404'));
  });

  test('has a media type for each file extension that it serves', () => {
    const [, types = ''] =
      /types \{([^}]+)\}/.exec(readFileSync('deploy/nginx-pages.conf', 'utf8')) ?? [];
    const configured = new Set(types.match(/[\w+]+(?=[ ;])/g));
    const extensions = globSync('**/*.*', { cwd: dist, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.slice(name.lastIndexOf('.') + 1))
      .filter((extension) => !['br', 'gz', 'nginx'].includes(extension));
    expect([...new Set(extensions)].filter((extension) => !configured.has(extension))).toEqual([]);
  });
});
