import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

async function writtenFiles() {
  const folder = tempFolder({ 'index.html': '', 'blog/1.md': '', 'rss.xml': '' });
  await writeStaticHostFiles(folder, policies);
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    headers: read('_headers'),
    redirects: read('_redirects'),
    nginxMap: read('_maps.nginx'),
  };
}

// Compares the whole list, to find superfluous rules: Cloudflare Pages ignores all rules after the
// first 100.
test('_headers has two general rules, one rule per page, and one rule per file for which hosts send a wrong media type', async () => {
  const { headers } = await writtenFiles();
  const otherRules = ['/*', '/_astro/*', '/blog/1.md', '/rss.xml'];
  expect(headers.match(/^\S+/gm)).toEqual([...otherRules, ...Object.keys(policies)]);
  expect(headers).toContain('\n/about-us\n  content-security-policy: about\n/asset-IQ\n');
  expect(headers).toContain(
    '\n/_astro/*\n  cache-control: public, max-age=31536000, immutable\n/blog/1.md\n',
  );
});

test('_redirects redirects /home and lower-case paths to their page', async () =>
  expect((await writtenFiles()).redirects).toBe('/home / 301\n/asset-iq /asset-IQ 301\n'));

test('_maps.nginx maps variants of paths to their page, and no other paths', async () => {
  const lines = (await writtenFiles()).nginxMap
    .trim()
    .split('\n')
    .map((line) => /^"~\*(\S+)" "(\S+)";$/.exec(line));
  const pageOf = (path: string) =>
    lines.find((line) => new RegExp(line?.[1] ?? '(?!)', 'i').test(path))?.[2];
  expect(
    ['/ABOUT-us/', '/about-us.html', '/about-us/index', '/Home/', '/product-details/1//'].map(
      pageOf,
    ),
  ).toEqual(['/about-us', '/about-us', '/about-us', '/', '/product-details/1']);
  expect(
    ['/about', '/about-us-x', '/404', '/check-your-details', '/product-details'].filter(pageOf),
  ).toEqual([]);
});

test('hosts send Cross-Origin-Embedder-Policy unless the film is on another site', async () => {
  const { videoUrl } = site;
  onTestFinished(() => void Object.assign(site, { videoUrl }));
  const embedderPolicies = async (url: string) => {
    Object.assign(site, { videoUrl: url });
    const { headers, nginxMap } = await writtenFiles();
    return [
      /cross-origin-embedder-policy: .*/.exec(headers)?.[0],
      /"embedder-policy" .*/.exec(nginxMap)?.[0],
    ];
  };
  expect(await embedderPolicies('')).toEqual([
    'cross-origin-embedder-policy: require-corp',
    '"embedder-policy" "require-corp";',
  ]);
  expect(await embedderPolicies('https://films.example/1')).toEqual([
    undefined,
    '"embedder-policy" "";',
  ]);
});
