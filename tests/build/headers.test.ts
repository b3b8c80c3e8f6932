import { afterAll, expect, test } from 'vitest';
import { FORM_PATH, SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { startDesk } from '../desk-process.ts';
import { allPages, readBuiltFile } from '../pages.ts';
import { type RawResponse, rawRequest } from '../raw-request.ts';
import { securityHeaders } from '../security-headers.ts';
import { builtDocument } from './built-document.ts';

const desk = await startDesk();
afterAll(desk.stop);

const request = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(desk.url, path, options);
const post = (path: string, mediaType: string, body: string) =>
  request(path, { method: 'POST', headers: { 'Content-Type': mediaType }, body });
const headerPolicy = ({ headers }: RawResponse) => headers['content-security-policy'] ?? '';

test.each<[string, number, () => Promise<RawResponse>]>([
  ['a page', 200, () => request('/about-us')],
  ['a HEAD request', 200, () => request('/about-us', { method: 'HEAD' })],
  ['a file', 200, () => request('/rss.xml')],
  [
    'a page that the client has cached',
    304,
    async () => {
      const { etag = '' } = (await request('/about-us')).headers;
      return request('/about-us', { headers: { 'If-None-Match': etag } });
    },
  ],
  [
    'a range beyond the end of a film',
    416,
    () => request('/film/asset-iq.mp4', { headers: { Range: 'bytes=999999999-' } }),
  ],
  ['a redirect', 301, () => request('/About-Us')],
  ['the 404 page', 404, () => request('/no-such-page')],
  ['an unsupported method', 405, () => post('/about-us', 'text/plain', 'x')],
  ['a lead without EmailJS ids', 400, () => post(SEND_PATH, 'application/json', '{}')],
  ['a lead of another media type', 415, () => post(SEND_PATH, 'text/csv', 'a,b')],
  ['a preflight request', 403, () => request(SEND_PATH, { method: 'OPTIONS' })],
  [
    'a form with an invalid field',
    422,
    () => post(FORM_PATH, 'application/x-www-form-urlencoded', 'form=newsletter&email=nobody'),
  ],
  ['the metrics', 200, () => request('/metrics')],
])('the response to %s (%i) has the security headers', async (_, status, send) => {
  const response = await send();
  expect({ status: response.status, ...response.headers }).toMatchObject({
    status,
    ...securityHeaders,
  });
  expect(headerPolicy(response)).toMatch(/base-uri 'none'.*; frame-ancestors 'none'/);
  expect(response.headers['permissions-policy']).toContain('camera=()');
  expect(response.headers).not.toHaveProperty('server');
  expect(response.headers).not.toHaveProperty('x-powered-by');
});

const metaPolicy = (page: string) =>
  builtDocument(page).querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
    ?.content;

test('the content security policies in header and meta element of a page are equal, except for frame-ancestors', async () => {
  for (const page of [...allPages(), '/404'])
    expect(headerPolicy(await request(page)), page).toEqual(
      `${metaPolicy(page)}; frame-ancestors 'none'`,
    );
});

test('the content security policy of a page requires Trusted Types, and allows no unsafe code and no other origin', () => {
  for (const page of allPages()) {
    expect(metaPolicy(page), page).not.toMatch(/unsafe-|https?:|data:|blob:|\*/);
    expect(metaPolicy(page), page).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    );
  }
});

test('`_headers` sets the same headers and media types as the desk, each only once', async () => {
  /** A rule is a path pattern with at most one `*`, and the indented headers below it. */
  const rules = readBuiltFile('_headers')
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      return {
        path: new RegExp(`^${RegExp.escape(pattern).replace('\\*', '.*')}$`),
        headers: lines.map((line) => /^ {2}([a-z-]+): (.+)$/.exec(line)?.slice(1) ?? []),
      };
    });
  const headersFor = (path: string) =>
    rules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers);
  const files = [
    '/rss.xml',
    '/atom.xml',
    '/robots.txt',
    '/llms.txt',
    '/.well-known/security.txt',
    '/blog-details/1.md',
    '/AIadvisory-services.md',
    '/site.webmanifest',
  ];
  for (const path of [...allPages(), ...files, '/_astro/x.js']) {
    const names = headersFor(path).map(([name]) => name);
    // If two rules set the same header, a host sends it twice.
    expect(new Set(names).size, path).toBe(names.length);
  }
  for (const path of [...allPages(), ...files]) {
    const names = [
      ...Object.keys(securityHeaders),
      'permissions-policy',
      'origin-agent-cluster',
      'x-dns-prefetch-control',
      'x-permitted-cross-domain-policies',
      files.includes(path) ? 'content-type' : 'content-security-policy',
    ];
    const select = (headers: Record<string, string>) => names.map((name) => headers[name]);
    expect(select(Object.fromEntries(headersFor(path))), path).toEqual(
      select((await request(path)).headers),
    );
  }
});
