import { beforeAll, describe, expect, test } from 'vitest';
import { FORM_PATH, SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type Desk, startDesk } from '../desk-process.ts';
import { allPages, readBuiltFile } from '../pages.ts';
import { type RawResponse, rawRequest } from '../raw-request.ts';
import { builtDocument } from './built-document.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
  return desk.stop;
});

const request = (path: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(desk.url, path, options);
const post = (path: string, mediaType: string, body: string) =>
  request(path, { method: 'POST', headers: { 'Content-Type': mediaType }, body });
const headerPolicy = ({ headers }: RawResponse) => headers['content-security-policy'] ?? '';

const securityHeaders = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

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
    'a range of a film',
    206,
    () => request('/film/asset-iq.mp4', { headers: { Range: 'bytes=0-99' } }),
  ],
  [
    'a range beyond the end of a film',
    416,
    () => request('/film/asset-iq.mp4', { headers: { Range: 'bytes=999999999-' } }),
  ],
  ['a redirect', 301, () => request('/About-Us')],
  ['the 404 page', 404, () => request('/no-such-page')],
  ['an unknown API path', 404, () => request('/api/v2')],
  ['an unsupported method', 405, () => post('/about-us', 'text/plain', 'x')],
  ['a lead in invalid JSON', 400, () => post(SEND_PATH, 'application/json', '{')],
  ['a lead without EmailJS ids', 400, () => post(SEND_PATH, 'application/json', '{}')],
  ['a lead of another media type', 415, () => post(SEND_PATH, 'text/csv', 'a,b')],
  [
    'a lead that is too large',
    413,
    () => post(SEND_PATH, 'application/json', `"${'x'.repeat(20_000)}"`),
  ],
  [
    'a preflight request from another site',
    403,
    () =>
      request(SEND_PATH, {
        method: 'OPTIONS',
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      }),
  ],
  [
    'a form with an invalid field',
    422,
    () => post(FORM_PATH, 'application/x-www-form-urlencoded', 'form=newsletter&email=nobody'),
  ],
  ['the health check', 200, () => request('/healthz')],
  ['the metrics', 200, () => request('/metrics')],
])('the response to %s (%i) has the security headers', async (_, status, send) => {
  const response = await send();
  expect({ status: response.status, ...response.headers }).toMatchObject({
    status,
    ...securityHeaders,
  });
  expect(headerPolicy(response)).toContain("frame-ancestors 'none'");
  expect(headerPolicy(response)).toContain("base-uri 'none'");
  expect(response.headers['permissions-policy']).toContain('camera=()');
  expect(response.headers).not.toHaveProperty('server');
  expect(response.headers).not.toHaveProperty('x-powered-by');
});

describe('the content security policy of a page', () => {
  const metaPolicy = (page: string) =>
    builtDocument(page).querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
      ?.content;

  test('is equal in meta element and header, except for frame-ancestors', async () => {
    for (const page of [...allPages(), '/404'])
      expect(headerPolicy(await request(page)), page).toEqual(
        `${metaPolicy(page)}; frame-ancestors 'none'`,
      );
  });

  test('requires Trusted Types, and allows no unsafe code and no other origin', () => {
    for (const page of allPages()) {
      expect(metaPolicy(page), page).not.toMatch(/unsafe-|https?:|data:|blob:|\*/);
      expect(metaPolicy(page), page).toContain(
        "require-trusted-types-for 'script'; trusted-types 'none'",
      );
    }
  });
});

describe('_headers', () => {
  /** A rule is a path pattern with at most one `*`, and the indented headers below it. */
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of readBuiltFile('_headers').split('\n')) {
    const [, name = '', value = ''] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else if (line)
      rules.push({
        path: new RegExp(`^${RegExp.escape(line).replace('\\*', '.*')}$`),
        headers: [],
      });
  }
  const headersFor = (path: string) =>
    rules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers);

  test('sets each header at most once per path, because hosts would send duplicates', () => {
    for (const path of [...allPages(), '/rss.xml', '/_astro/x.js', '/blog-details/1.md']) {
      const names = headersFor(path).map(([name]) => name);
      expect(names.length, path).toEqual(new Set(names).size);
    }
  });

  test('sets the same security headers as the desk, and media types of files', async () => {
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
});
