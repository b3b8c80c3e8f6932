import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORM_PATH, SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type Desk, startDesk } from '../desk-process.ts';
import { allPages, dist } from '../pages.ts';
import { askRaw, type RawAnswer, sendRaw } from '../raw-request.ts';
import { builtDocument } from './built-document.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

/** Headers of every response. */
const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

const post = (target: string, type: string, body: string) =>
  sendRaw(
    desk.url,
    `POST ${target} HTTP/1.1\r\nHost: desk\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
const get = (target: string, header: string) =>
  sendRaw(
    desk.url,
    `GET ${target} HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n${header}\r\n\r\n`,
  );
const policyOf = (answer: RawAnswer) => answer.headers['content-security-policy'] ?? '';

describe('every kind of response to a readable request has the security headers:', () => {
  test.each<[string, number, () => Promise<RawAnswer>]>([
    ['a page', 200, () => askRaw(desk.url, '/about-us')],
    ['a page, by HEAD', 200, () => askRaw(desk.url, '/about-us', 'HEAD')],
    ['a file', 200, () => askRaw(desk.url, '/rss.xml')],
    [
      'a page the browser has',
      304,
      async () =>
        get('/about-us', `If-None-Match: ${(await askRaw(desk.url, '/about-us')).headers['etag']}`),
    ],
    ['a part of a film', 206, () => get('/film/asset-iq.mp4', 'Range: bytes=0-99')],
    [
      'a part of a film that it does not have',
      416,
      () => get('/film/asset-iq.mp4', 'Range: bytes=999999999-'),
    ],
    ['a redirect', 301, () => askRaw(desk.url, '/About-Us')],
    ['the 404 page', 404, () => askRaw(desk.url, '/no-such-page')],
    ['an unknown path of the api', 404, () => askRaw(desk.url, '/api/v2')],
    ['a method that is not taken', 405, () => post('/about-us', 'text/plain', 'x')],
    ['a send that is no JSON', 400, () => post(SEND_PATH, 'application/json', '{')],
    ['a send without its ids', 400, () => post(SEND_PATH, 'application/json', '{}')],
    ['a send of another type', 415, () => post(SEND_PATH, 'text/csv', 'a,b')],
    [
      'a send that is too large',
      413,
      () => post(SEND_PATH, 'application/json', `"${'x'.repeat(20_000)}"`),
    ],
    [
      'a preflight from another site',
      403,
      () =>
        sendRaw(
          desk.url,
          `OPTIONS ${SEND_PATH} HTTP/1.1\r\nHost: desk\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: POST\r\nConnection: close\r\n\r\n`,
        ),
    ],
    [
      'a form to be corrected',
      422,
      () => post(FORM_PATH, 'application/x-www-form-urlencoded', 'form=newsletter&email=nobody'),
    ],
    ['a sign of life', 200, () => askRaw(desk.url, '/healthz')],
    ['figures', 200, () => askRaw(desk.url, '/metrics')],
  ])('%s', async (_, status, ask) => {
    const answer = await ask();
    expect({ status: answer.status, ...answer.headers }).toMatchObject({ status, ...everywhere });
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(answer)).toContain("base-uri 'none'");
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(Object.keys(answer.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(server|x-powered-by)$/)]),
    );
  });
});

describe('a page’s policy', () => {
  const policyIn = (page: string) =>
    builtDocument(page).querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')
      ?.content;

  test('is equal in head and header, except for frame-ancestors', async () => {
    for (const page of [...allPages(), '/404']) {
      const answer = await askRaw(desk.url, page);
      expect(policyOf(answer), page).toEqual(`${policyIn(page)}; frame-ancestors 'none'`);
    }
  });

  test('requires hashes and Trusted Types, and allows no eval and no other origin', () => {
    for (const page of allPages()) {
      expect(policyIn(page), page).not.toMatch(/unsafe-|https?:|data:|blob:|\*/);
      expect(policyIn(page), page).toContain(
        "require-trusted-types-for 'script'; trusted-types 'none'",
      );
    }
  });
});

describe('_headers', () => {
  /** Parses the rules: a path pattern (`*` matches anything), then its indented headers. */
  const rules: { address: RegExp; headers: [string, string][] }[] = [];
  for (const line of readFileSync(path.join(dist, '_headers'), 'utf8').split('\n')) {
    const header = /^ {2}([a-z-]+): (.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line)
      rules.push({
        address: new RegExp(`^${line.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`),
        headers: [],
      });
  }
  const onHost = (address: string) =>
    rules.filter((rule) => rule.address.test(address)).flatMap(({ headers }) => headers);

  test('sets each header at most once per path, because hosts would send both', () => {
    for (const address of [...allPages(), '/rss.xml', '/_astro/x.js', '/blog-details/1.md']) {
      const names = onHost(address).map(([name]) => name);
      expect(names.length, address).toEqual(new Set(names).size);
    }
  });

  test('sets the same headers, policies and media types as the desk', async () => {
    const compared = [
      ...Object.keys(everywhere),
      'permissions-policy',
      'origin-agent-cluster',
      'x-dns-prefetch-control',
      'x-permitted-cross-domain-policies',
    ];
    const only = (headers: Record<string, string>, names: string[]) =>
      Object.fromEntries(names.map((name) => [name, headers[name]]));
    for (const page of allPages()) {
      const names = [...compared, 'content-security-policy'];
      expect({ page, ...only(Object.fromEntries(onHost(page)), names) }).toEqual({
        page,
        ...only((await askRaw(desk.url, page)).headers, names),
      });
    }
    for (const file of [
      '/rss.xml',
      '/atom.xml',
      '/robots.txt',
      '/llms.txt',
      '/.well-known/security.txt',
      '/blog-details/1.md',
      '/AIadvisory-services.md',
      '/site.webmanifest',
    ]) {
      const names = [...compared, 'content-type'];
      expect({ file, ...only(Object.fromEntries(onHost(file)), names) }).toEqual({
        file,
        ...only((await askRaw(desk.url, file)).headers, names),
      });
    }
  });
});
