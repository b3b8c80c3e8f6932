import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAssets } from './subresource-integrity.ts';

test('a script that only imports another is named as that other, with its hash', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '_astro'));
  const files = { 'entry.js': 'import"./start.abc.js";\n', 'start.abc.js': 'import"./other.js";run();', 'other.js': 'let a;' };
  for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, '_astro', name), code);
  const scripts = await readAssets(folder);
  expect(scripts.get('/_astro/entry.js')).toEqual(scripts.get('/_astro/start.abc.js'));
  expect(scripts.get('/_astro/start.abc.js')).toEqual({ src: '/_astro/start.abc.js', integrity: expect.stringMatching(/^sha384-.{64}$/) });
  expect(scripts.get('/_astro/other.js')?.integrity).not.toBe(scripts.get('/_astro/entry.js')?.integrity);
});
