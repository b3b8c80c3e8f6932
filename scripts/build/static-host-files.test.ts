import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../server/testing/parts.ts';
import { writeStaticHostFiles } from './static-host-files.ts';

/** What Cloudflare Pages takes of `_headers`, the stricter of the two hosts that read these files. */
const HEADER_RULES_LIMIT = 100;
const LINE_LIMIT = 2000;

const pages = { '/': 'home', '/about-us': 'about', '/asset-IQ': 'asset', '/product-details/1': 'panorama', '/404': 'missing', '/check-your-details': 'check' };
const files = { headers: '', redirects: '', map: '' };

/** Reads `_headers` as hosts do: a line that begins with `/` names the path, indented ones are its headers, `#` is a comment. */
function readHeaders(text: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>();
  let rule: [string, string][] | undefined;
  for (const line of text.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    if (!/^\s/.test(line)) {
      expect(line).toMatch(/^\/\S*$/);
      rule = [];
      rules.set(line, rule);
      continue;
    }
    const [, name, value] = /^\s+([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    expect({ line, read: name !== undefined }).toEqual({ line, read: true });
    rule?.push([name ?? '', value ?? '']);
  }
  return rules;
}

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-files-'));
  await writeStaticHostFiles(folder, pages);
  for (const [key, name] of Object.entries({ headers: '_headers', redirects: '_redirects', map: '_redirects.nginx' } as const))
    files[key as keyof typeof files] = readFileSync(path.join(folder, name), 'utf8');
  rmSync(folder, { recursive: true });
});

describe('_headers', () => {
  test('reads as rules within what hosts take', () => {
    const rules = readHeaders(files.headers);
    expect(rules.size).toBeLessThanOrEqual(HEADER_RULES_LIMIT);
    expect(Math.max(...files.headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(LINE_LIMIT);
    expect(rules.get('/about-us')).toEqual([['content-security-policy', 'about']]);
    expect(rules.get('/_astro/*')).toEqual([['cache-control', 'public, max-age=31536000, immutable']]);
  });

  test('says of every page what the desk says', async () => {
    const { app } = await testApp({}, [], onTestFinished);
    const { headers } = await app.inject({ url: '/healthz' });
    const everywhere = readHeaders(files.headers).get('/*') ?? [];
    expect(everywhere.length).toBeGreaterThan(5);
    for (const [name, value] of everywhere) expect({ name, value: headers[name.toLowerCase()] }).toEqual({ name, value });
  });
});

test('_redirects leads the lower-case spelling to the page, each with a path, a path and a status', () => {
  const rules = files.redirects
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  for (const rule of rules) expect(rule).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/^\//), '301']);
  expect(rules).toContainEqual(['/asset-iq', '/asset-IQ', '301']);
  expect(rules).toContainEqual(['/home', '/', '301']);
  expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length);
});

test('_redirects.nginx knows every spelling of a page and of no page that is not to be found', () => {
  const lines = files.map
    .trim()
    .split('\n')
    .map((line) => /^"~\*(\S+)" "(\S+)";$/.exec(line));
  const canonical = (path: string) => lines.find((line) => new RegExp(line?.[1] ?? '(?!)', 'i').test(path))?.[2];
  expect(['/ABOUT-us/', '/about-us.html', '/about-us/index', '/Home/', '/product-details/1//'].map(canonical)).toEqual([
    '/about-us',
    '/about-us',
    '/about-us',
    '/',
    '/product-details/1',
  ]);
  expect(['/about', '/about-us-x', '/404', '/check-your-details', '/product-details'].map(canonical)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
