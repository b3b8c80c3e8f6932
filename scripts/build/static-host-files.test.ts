import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { site } from '../../site.config.ts';
import { tempFolder } from '../../tests/temp-folder.ts';
import { writeStaticHostFiles } from './static-host-files.ts';

const policies = {
  '/': 'home',
  '/about-us': 'about',
  '/asset-IQ': 'asset',
  '/product-details/1': 'panorama',
  '/404': 'missing',
  '/check-your-details': 'check',
};
const files = { headers: '', redirects: '', nginxMap: '' };

/** Parses `_headers`: a path, then its headers, which are indented. */
const readHeaders = (text: string) =>
  new Map(
    text
      .trim()
      .split(/\n(?=\S)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        expect(path).toMatch(/^\/\S*$/);
        for (const line of lines) expect(line).toMatch(/^ {2}[A-Za-z-]+: .+$/);
        return [path, lines.map((line) => line.trim())];
      }),
  );

beforeAll(async () => {
  const folder = tempFolder({ 'index.html': '', 'blog/1.md': '', 'rss.xml': '' }, afterAll);
  await writeStaticHostFiles(folder, policies);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  files.headers = read('_headers');
  files.redirects = read('_redirects');
  files.nginxMap = read('_redirects.nginx');
});

// Compares the whole list, to find superfluous rules: Cloudflare Pages ignores all after the
// first 100.
test('_headers has two general rules, one per page, and one per file whose media type hosts get wrong', () => {
  const rules = readHeaders(files.headers);
  const special = ['/*', '/_astro/*', '/blog/1.md', '/rss.xml'];
  expect(files.headers.match(/^\S+/gm)).toEqual([...special, ...Object.keys(policies)]);
  expect(rules.get('/about-us')).toEqual(['content-security-policy: about']);
  expect(rules.get('/_astro/*')).toEqual(['cache-control: public, max-age=31536000, immutable']);
});

test('_redirects redirects /home and lower-case paths to their page', () => {
  const rules = files.redirects
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  for (const rule of rules)
    expect(rule).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/^\//), '301']);
  expect(rules).toContainEqual(['/asset-iq', '/asset-IQ', '301']);
  expect(rules).toContainEqual(['/home', '/', '301']);
  expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length);
});

test('_redirects.nginx maps variants of paths to their page, and no other paths', () => {
  const lines = files.nginxMap
    .trim()
    .split('\n')
    .map((line) => /^"~\*(\S+)" "(\S+)";$/.exec(line));
  const canonical = (path: string) =>
    lines.find((line) => new RegExp(line?.[1] ?? '(?!)', 'i').test(path))?.[2];
  expect(
    ['/ABOUT-us/', '/about-us.html', '/about-us/index', '/Home/', '/product-details/1//'].map(
      canonical,
    ),
  ).toEqual(['/about-us', '/about-us', '/about-us', '/', '/product-details/1']);
  expect(
    ['/about', '/about-us-x', '/404', '/check-your-details', '/product-details'].filter(canonical),
  ).toEqual([]);
});

test('hosts send Cross-Origin-Embedder-Policy unless the film is on another site', async () => {
  const { videoUrl } = site;
  onTestFinished(() => void Object.assign(site, { videoUrl }));
  const writtenPolicies = async (url: string) => {
    Object.assign(site, { videoUrl: url });
    const folder = tempFolder({ 'index.html': '' });
    await writeStaticHostFiles(folder, policies);
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return [
      /cross-origin-embedder-policy: .*/.exec(read('_headers'))?.[0],
      /"embedder-policy" .*/.exec(read('_redirects.nginx'))?.[0],
    ];
  };
  expect(await writtenPolicies('')).toEqual([
    'cross-origin-embedder-policy: require-corp',
    '"embedder-policy" "require-corp";',
  ]);
  expect(await writtenPolicies('https://films.example/1')).toEqual([
    undefined,
    '"embedder-policy" "";',
  ]);
});
