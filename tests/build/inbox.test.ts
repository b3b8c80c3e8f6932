import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { typefaces } from '../../brand/typefaces.ts';
import { buildInboxIfStale } from '../../scripts/build/inbox.ts';
import { tempFolder } from '../temp-folder.ts';
import { urlsIn } from './built-document.ts';
import { withStaticImports } from './static-imports.ts';

const dist = 'inbox/dist';
const { document } = new JSDOM(readFileSync(path.join(dist, 'index.html'), 'utf8')).window;
const fileOf = (url: string) => path.join(dist, url.replace(/^\/inbox\//, ''));

test('the inbox’s lead list and lead page together load at most 90 KB of compressed script; other screens have their own files', () => {
  const scripts = urlsIn(document, 'script[src], link[rel="modulepreload"]').map(fileOf);
  const initialCode = scripts.map((script) => readFileSync(script, 'utf8')).join('');
  const importPattern = (name: string) => new RegExp(`import\\([^)]*\\./(${name}-[\\w-]+\\.js)`);
  for (const name of ['OverviewPage', 'SettingsPage', 'AccountsPage', 'AuditPage', 'SignIn'])
    expect(initialCode, name).toMatch(importPattern(name));
  const leadPage = path.join(
    dist,
    'assets',
    importPattern('LeadPage').exec(initialCode)?.[1] ?? '',
  );
  const files = new Set([...scripts, ...withStaticImports(leadPage)]);
  const bytes = [...files].reduce((sum, file) => sum + readFileSync(`${file}.br`).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
});

test('the inbox page has no inline script or style and loads only inbox files and the site’s icon', () => {
  expect([...document.querySelectorAll('script:not([src]), style, [style]')]).toEqual([]);
  const urls = urlsIn(document, '[src], link[href]');
  const [iconUrl, ...otherUrls] = urls.filter((url) => !url.startsWith('/inbox/assets/'));
  expect([iconUrl, otherUrls]).toEqual(['/icon.svg', []]);
  expect(urls.filter((url) => url !== iconUrl && !existsSync(fileOf(url)))).toEqual([]);
});

test('each text file of the inbox has a compressed copy, and the style sheet inlines no file', () => {
  const files = globSync('**/*.{html,js,css}', { cwd: dist }).map((file) => path.join(dist, file));
  expect(files.length).toBeGreaterThan(8);
  for (const file of files)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)), file).toEqual(readFileSync(file));
  for (const file of files.filter((name) => name.endsWith('.css')))
    expect(readFileSync(file, 'utf8')).not.toContain('url(data:');
});

test('the inbox uses the brand typefaces and their fallbacks, and each font file exists', () => {
  const [sheet = ''] = globSync('assets/*.css', { cwd: dist });
  const style = readFileSync(path.join(dist, sheet), 'utf8');
  for (const { name, cssVariable, fallbacks, files } of typefaces) {
    expect(style.replaceAll('"', '')).toContain(
      `${cssVariable}:${[name, ...fallbacks].join(', ')}`,
    );
    const faces = (style.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) =>
      face.replaceAll('"', '').includes(`font-family:${name};`),
    );
    expect(faces).toHaveLength(files.length);
    for (const face of faces)
      expect(existsSync(fileOf(/url\(([^)]*)\)/.exec(face)?.[1] ?? '')), face).toBe(true);
  }
});

test('a second build of the inbox from the same sources is skipped', async () => {
  expect(await buildInboxIfStale(process.cwd())).toBe(false);
});

test('a build of the inbox leaves NODE_ENV unset, so that a development server in the same process still hot-reloads', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const folder = tempFolder({ 'inbox/index.html': '<!doctype html><title>Inbox</title>' });
  expect(await buildInboxIfStale(folder)).toBe(true);
  expect(process.env['NODE_ENV']).toBeUndefined();
});
