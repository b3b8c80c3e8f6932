import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../../tests/raw-request.ts';
import { listen, tempFolder, testApp } from '../../tests/server/fixtures.ts';
import { commonHeaders } from '../security-headers.ts';

const HTML = 'text/html; charset=utf-8';
const plainText = { 'content-type': 'text/plain; charset=utf-8' };
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
  'rss.xml': '<rss/>',
  'atom.xml': '<feed/>',
  'sitemap-0.xml': '<urlset/>',
  'product-details/1.md': '# Panorama',
  '.env': 'SECRET=1',
  '.git/config': 'secret',
  '.well-known/security.txt': 'Contact: mailto:a@b.co',
};

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testApp({ siteDir: tempFolder(siteFiles, afterAll) }, {}, afterAll));
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Sends a path as it is; `app.inject` would normalize it. */
const getRaw = async (path: string) => rawRequest(await listen(app), path);

test.each([
  ['/', 'Home', HTML, 'no-cache'],
  ['/about-us', 'About', HTML, 'no-cache'],
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
])('the page or file %s is sent with its type and caching', async (url, text, type, caching) => {
  expect(await get(url)).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining(text),
    headers: { 'content-type': type, 'cache-control': caching, etag: expect.any(String) },
  });
});

test.each([
  ['/about-us/', '/about-us'],
  ['/about-us///', '/about-us'],
  ['/About-Us?utm=1&b=2', '/about-us?utm=1&b=2'],
  ['/about-us.html', '/about-us'],
  ['/ASSET-IQ.HTML', '/asset-IQ'],
  ['/Home/', '/'],
  ['/index.html?x', '/?x'],
])('%s redirects to %s permanently', async (url, location) => {
  expect(await get(url)).toMatchObject({ statusCode: 301, headers: { location } });
});

test.each([
  '/nowhere',
  '/product-details',
  '/.env',
  '/.git/config',
  '/_headers',
  '/csp.json',
  '/404',
  '/404.html',
  '/about-us.html.br',
  '/..%2fpackage.json',
  '/about-us%00',
  '/constructor',
  '/__proto__',
])('%s gets the 404 page', async (url) => {
  const body = expect.stringContaining('Not here');
  expect(await get(url)).toMatchObject({ statusCode: 404, body });
});

test.each(['//evil.example/about-us/', '/\\evil.example', '/x/../about-us', '/../../etc/passwd'])(
  'the raw path %s gets 404 and no redirect',
  async (path) => {
    const { status, headers } = await getRaw(path);
    expect([status, headers['location']]).toEqual([404, undefined]);
  },
);

test('an unknown path under /api gets 404 in plain text', async () => {
  expect(await get('/api/v2')).toMatchObject({ statusCode: 404, headers: plainText });
});

test('an invalid URL encoding is rejected with the security headers', async () => {
  for (const method of ['GET', 'POST', 'PROPFIND'] as const)
    expect(await app.inject({ method, url: '/%zz' })).toMatchObject({
      statusCode: 400,
      body: 'The request cannot be read.',
      headers: { ...plainText, ...(await commonHeaders(app)) },
    });
});

test.each([
  ['garbage\r\n\r\n', '400 Bad Request'],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`, '431 Request Header Fields Too Large'],
])(
  'an unreadable or oversized request (%#) is rejected with the security headers',
  async (text, status) => {
    const { port } = new URL(await listen(app));
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    for (const [name, value] of Object.entries(await commonHeaders(app)))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
  },
);

test('a request for a deleted file gets an error that contains no file path', async () => {
  const siteDir = tempFolder({ 'index.html': 'Home', 'film.mp4': film });
  const { app: appWithoutFiles } = await testApp({ siteDir });
  rmSync(siteDir, { recursive: true });
  for (const url of ['/', '/film.mp4']) {
    const answer = await appWithoutFiles.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(404);
    expect(answer.headers).toMatchObject({ ...plainText, 'cache-control': 'no-store' });
    expect(answer.body).toMatch(/^[A-Z][^/]+\.$/);
  }
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])(
  'a browser that accepts the encodings %j gets a page with content-encoding %s',
  async (accepted, encoding, decode) => {
    const answer = await get('/about-us', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': HTML });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decode(answer.rawPayload).toString()).toBe(about);
  },
);

test('an absolute-form request gets the page', async () => {
  for (const origin of ['http://desk.example', 'HTTPS://desk.example:8443'])
    expect((await getRaw(`${origin}/about-us?utm=1`)).body.toString()).toBe(about);
  expect((await getRaw('http://desk.example')).status).toBe(200);
});

test.each([
  ['bytes=100-199', 206, 'bytes 100-199/300000', 'video/mp4'],
  ['bytes=300000-', 416, 'bytes */300000', plainText['content-type']],
  ['bytes=abc', 200, undefined, 'video/mp4'],
])('a request for the range %s of a film gets %i', async (range, status, sentRange, type) => {
  const { statusCode, headers, rawPayload } = await get('/film.mp4', { range });
  expect([statusCode, headers['content-range'], headers['content-type']]).toEqual([
    status,
    sentRange,
    type,
  ]);
  if (status !== 416) expect(rawPayload.length).toBe(status === 206 ? 100 : film.length);
});

test('POST gets 405 on a page and 404 on a missing page', async () => {
  expect(await app.inject({ method: 'POST', url: '/about-us' })).toMatchObject({
    statusCode: 405,
    headers: { allow: 'GET, HEAD' },
  });
  expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
});

test.each([
  ['/about-us', "default-src 'self'"],
  ['/', DEFAULT_PAGE_POLICY],
  ['/nowhere', DEFAULT_PAGE_POLICY],
  ['/film.mp4', DENY_ALL_POLICY],
  ['/healthz', DENY_ALL_POLICY],
])('%s has its Content-Security-Policy', async (url, policy) => {
  expect((await get(url)).headers['content-security-policy']).toBe(policy);
});
