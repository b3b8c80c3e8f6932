import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonHeaders } from '../security-headers.ts';
import { tempFolder, testApp } from '../testing/fixtures.ts';

const HTML = 'text/html; charset=utf-8';
const CACHE_1H = 'public, max-age=3600';
const DENY_ALL_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For pages that `csp.json` does not list. */
const DEFAULT_PAGE_POLICY = "base-uri 'none'; frame-ancestors 'none'";
const about = '<!doctype html><title>About</title>';
const film = Buffer.alloc(300_000, 7);
const siteFiles = {
  'index.html': '<!doctype html><title>Home</title>',
  'about-us.html': about,
  'about-us.html.br': brotliCompressSync(about),
  'about-us.html.gz': gzipSync(about),
  'asset-IQ.html': 'Asset IQ',
  'product-details/1.html': 'Panorama',
  '404.html': '<!doctype html><title>Not here</title>',
  'csp.json': JSON.stringify({ '/about-us': "default-src 'self'" }),
  '_astro/page.abc123.css': 'a{}',
  _headers: 'x',
  'film.mp4': film,
  'large.html': 'l'.repeat(400_000),
  'rss.xml': '<rss/>',
  'atom.xml': '<feed/>',
  'sitemap-0.xml': '<urlset/>',
  'product-details/1.md': '# Panorama',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.co',
};

const listen = async () => {
  if (!app.server.listening) await app.listen({ port: 0 });
  return app.server.address() as AddressInfo;
};

/** Sends a raw path; `fetch` would normalize it. */
const send = (options: RequestOptions) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, async (answer) => {
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(await answer.toArray()),
        });
      });
      outgoing.on('error', reject).end();
    },
  );

const stableHeaders = ({
  date: _date,
  connection: _connection,
  'keep-alive': _keepAlive,
  ...headers
}: Record<string, unknown>) => headers;

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testApp({ siteDir: tempFolder(siteFiles, afterAll) }, {}, afterAll));
});

describe('pages', () => {
  test.each([
    ['/', 'Home', HTML, 'no-cache'],
    ['/about-us', 'About', HTML, 'no-cache'],
    ['/about-us?utm=1', 'About', HTML, 'no-cache'],
    ['/product-details/1', 'Panorama', HTML, 'no-cache'],
    [
      '/_astro/page.abc123.css',
      'a{}',
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/rss.xml', '<rss/>', 'application/rss+xml; charset=utf-8', CACHE_1H],
    ['/atom.xml', '<feed/>', 'application/atom+xml; charset=utf-8', CACHE_1H],
    ['/sitemap-0.xml', '<urlset/>', 'application/xml', CACHE_1H],
    ['/product-details/1.md', '# Panorama', 'text/markdown; charset=utf-8', CACHE_1H],
    ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8', CACHE_1H],
    ['/large', 'lll', HTML, 'no-cache'],
  ])('%s is served with its type and caching', async (url, text, type, caching) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      type,
      caching,
    ]);
    expect(answer.headers.etag).toBeDefined();
  });

  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us///', '/about-us'],
    ['/About-Us?utm=1&b=2', '/about-us?utm=1&b=2'],
    ['/about-us.html', '/about-us'],
    ['/asset-iq', '/asset-IQ'],
    ['/ASSET-IQ.HTML', '/asset-IQ'],
    ['/home', '/'],
    ['/Home/', '/'],
    ['/index.html?x', '/?x'],
    ['/product-details/1/', '/product-details/1'],
  ])('%s redirects to %s permanently', async (url, location) => {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  test.each([
    '/nowhere',
    '/product-details/9',
    '/product-details',
    '/.env',
    '/.git/config',
    '/_headers',
    '/csp.json',
    '/404',
    '/404.html',
    '/about-us.html.br',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/about-us%00',
    '/constructor',
    '/__proto__',
  ])('%s gets the 404 page', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Not here');
    expect(answer.headers.location).toBeUndefined();
  });

  test.each([
    '//evil.example/',
    '//evil.example/..',
    '//evil.example/about-us/',
    '/\\evil.example',
    '/./about-us',
    '/x/../about-us',
    '/../../etc/passwd',
  ])('%s, sent unchanged, gets 404', async (path) => {
    const { port } = await listen();
    const answer = await send({ port, path });
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });

  test('an unknown path under /api gets 404 in plain text', async () => {
    const answer = await app.inject({ url: '/api/v2' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
  });

  test('an invalid URL encoding is rejected with the security headers', async () => {
    const { headers } = await app.inject({ url: '/healthz' });
    for (const method of ['GET', 'POST', 'PROPFIND'] as const) {
      const answer = await app.inject({ method, url: '/%zz' });
      expect([answer.statusCode, answer.body]).toEqual([400, 'The request cannot be read.']);
      expect(stableHeaders(answer.headers)).toEqual({
        ...stableHeaders(headers),
        'content-length': String(answer.body.length),
      });
    }
  });

  test.each([
    ['garbage\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\nno colon\r\n\r\n', '400 Bad Request'],
    [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`, '431 Request Header Fields Too Large'],
  ])(
    'an unreadable or oversized request (%#) is rejected with the security headers',
    async (text, status) => {
      const { port } = await listen();
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      const answer = Buffer.concat(await socket.toArray()).toString();
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
      for (const [name, value] of Object.entries(await commonHeaders(app)))
        expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    },
  );

  test('a deleted file gets an error without a file path', async () => {
    const siteDir = tempFolder({ 'index.html': 'Home', 'film.mp4': film });
    const { app: emptiedApp } = await testApp({ siteDir });
    rmSync(siteDir, { recursive: true });
    for (const url of ['/', '/film.mp4']) {
      const answer = await emptiedApp.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(404);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.body).toMatch(/^[A-Z][^/]+\.$/);
    }
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['*', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0, gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ])('a browser that accepts %j gets %s', async (accepted, encoding, decode) => {
    const answer = await app.inject({ url: '/about-us', headers: { 'accept-encoding': accepted } });
    expect([
      answer.headers['content-encoding'],
      answer.headers['vary'],
      answer.headers['content-type'],
    ]).toEqual([encoding, 'accept-encoding', HTML]);
    expect(decode(answer.rawPayload).toString()).toBe(about);
  });

  test('a cached version is not sent again, compressed or not', async () => {
    for (const accepted of ['br', 'identity']) {
      const first = await app.inject({
        url: '/about-us',
        headers: { 'accept-encoding': accepted },
      });
      const again = await app.inject({
        url: '/about-us',
        headers: {
          'accept-encoding': accepted,
          'if-none-match': `"other", ${first.headers.etag}`,
        },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test.each([
    ['/', {}],
    ['/about-us?utm=1', { 'accept-encoding': 'br, gzip' }],
    ['/about-us', { 'accept-encoding': 'gzip' }],
    ['/_astro/page.abc123.css', {}],
    ['/rss.xml', {}],
    ['/film.mp4', {}],
    ['/nowhere', {}],
    ['/About-us', {}],
  ])(
    '%s: a GET or HEAD request over a socket gets the same response as `app.inject` (HEAD without body)',
    async (url, headers) => {
      const { port } = await listen();
      const injected = await app.inject({ url, headers });
      for (const method of ['GET', 'HEAD', 'GET']) {
        const received = await send({ port, path: url, method, headers });
        expect(received.status).toBe(injected.statusCode);
        expect(stableHeaders(received.headers)).toEqual(stableHeaders(injected.headers));
        if (method === 'GET') expect(received.body.equals(injected.rawPayload)).toBe(true);
      }
    },
  );

  test('an absolute-form request gets the page', async () => {
    const { port } = await listen();
    for (const origin of ['http://desk.example', 'HTTPS://desk.example:8443'])
      expect((await send({ port, path: `${origin}/about-us?utm=1` })).body.toString()).toBe(about);
    expect((await send({ port, path: 'http://desk.example' })).status).toBe(200);
  });

  test('a film supports ranges: one past its end gets 416, a malformed one is ignored', async () => {
    const pastEnd = await app.inject({ url: '/film.mp4', headers: { range: 'bytes=300000-' } });
    expect([
      pastEnd.statusCode,
      pastEnd.headers['content-range'],
      pastEnd.headers['content-type'],
    ]).toEqual([416, 'bytes */300000', 'text/plain; charset=utf-8']);
    const malformed = await app.inject({ url: '/film.mp4', headers: { range: 'bytes=abc' } });
    expect([malformed.statusCode, malformed.rawPayload.length]).toEqual([200, 300_000]);
    const answer = await app.inject({ url: '/film.mp4', headers: { range: 'bytes=100-199' } });
    expect([answer.statusCode, answer.headers['content-range'], answer.rawPayload.length]).toEqual([
      206,
      'bytes 100-199/300000',
      100,
    ]);
    expect(answer.headers['content-type']).toBe('video/mp4');
  });

  test('POST gets 405 on a page and 404 on a missing page', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/about-us',
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
  });

  test.each([
    ['/about-us', "default-src 'self'"],
    ['/', DEFAULT_PAGE_POLICY],
    ['/nowhere', DEFAULT_PAGE_POLICY],
    ['/film.mp4', DENY_ALL_POLICY],
    ['/healthz', DENY_ALL_POLICY],
  ])('%s has its Content-Security-Policy', async (url, policy) => {
    const { headers } = await app.inject({ url });
    expect(headers['content-security-policy']).toBe(policy);
  });
});
