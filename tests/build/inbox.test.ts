import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { typefaces } from '../../brand/typefaces.ts';
import { buildInbox } from '../../scripts/build/inbox.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'inbox/dist');
const page = () => new JSDOM(readFileSync(path.join(dist, 'index.html'), 'utf8')).window.document;
const fileOf = (address: string | null) => path.join(dist, (address ?? '').replace(/^\/inbox\//, ''));

test('the first screen of the inbox loads at most 150 KB of script, and what it does not show is in files of their own', () => {
  const scripts = [...page().querySelectorAll('script[src], link[rel="modulepreload"]')].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
  const bytes = scripts.reduce((sum, script) => sum + readFileSync(`${fileOf(script)}.br`).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
  const first = scripts.map((script) => readFileSync(fileOf(script), 'utf8')).join('');
  for (const screen of ['LeadPage', 'OverviewPage', 'SettingsPage', 'AccountsPage', 'AuditPage'])
    expect(first, screen).toMatch(new RegExp(`import\\([^)]*${screen}-[\\w-]+\\.js`));
});

test('the page of the inbox holds no script and no style itself, and names only files of the inbox', () => {
  const document = page();
  expect([...document.querySelectorAll('script:not([src]), style, [style]')]).toEqual([]);
  const addresses = [...document.querySelectorAll('[src], link[href]')].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  expect(addresses.filter((address) => !address.startsWith('/inbox/assets/'))).toEqual(['/icon.svg']);
  for (const address of addresses) if (address !== '/icon.svg') expect(existsSync(fileOf(address)), address).toBe(true);
});

test('every text file of the inbox has its compressed copy beside it, and no font or picture is written into the style sheet', () => {
  const texts = globSync('**/*.{html,js,css}', { cwd: dist }).map((file) => path.join(dist, file));
  expect(texts.length).toBeGreaterThan(8);
  for (const file of texts) expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file)), file).toBe(true);
  for (const file of texts.filter((name) => name.endsWith('.css'))) expect(readFileSync(file, 'utf8')).not.toContain('url(data:');
});

test('the style sheet says its layers in their order, so that a component wins over the base', () => {
  const [sheet = ''] = globSync('assets/*.css', { cwd: dist });
  const layers = readFileSync(path.join(dist, sheet), 'utf8').match(/(?<=@layer )\w+/g);
  expect([...new Set(layers)]).toEqual(['tokens', 'base', 'components']);
});

test('its typefaces are the brand’s: each file is there, and the variables of the styles name them with what stands in for them', () => {
  const [sheet = ''] = globSync('assets/*.css', { cwd: dist });
  const style = readFileSync(path.join(dist, sheet), 'utf8');
  for (const { name, cssVariable, fallbacks, files } of typefaces) {
    expect(style.replaceAll('"', '')).toContain(`${cssVariable}:${[name, ...fallbacks].join(', ')}`);
    const named = [...style.matchAll(/@font-face\{[^}]*\}/g)]
      .map(([face]) => face)
      .filter((face) => face.includes(`font-family:"${name}"`) || face.includes(`font-family:${name};`));
    expect(named).toHaveLength(files.length);
    for (const face of named) expect(existsSync(fileOf(/url\(([^)]*)\)/.exec(face)?.[1] ?? '')), face).toBe(true);
  }
});

test('a second build of the same sources does nothing', async () => {
  expect(await buildInbox(root)).toBe(false);
});

test('a build leaves the mode of the process alone: the development server that follows it reloads', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  vi.stubEnv('NODE_ENV', undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  mkdirSync(path.join(folder, 'inbox'));
  writeFileSync(path.join(folder, 'inbox/index.html'), '<!doctype html><title>Inbox</title>');
  expect(await buildInbox(folder)).toBe(true);
  expect(process.env['NODE_ENV']).toBeUndefined();
});
