import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnreferencedPictures } from './unreferenced-pictures.ts';

test('only pictures go that no text of the build names', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, '_astro'));
  const kept = {
    'index.html': '<img srcset="/_astro/hero.a_1.webp 640w">',
    'library.json': '["/_astro/hero.b.png"]',
    '_astro/hero.a_1.webp': '',
    '_astro/hero.b.png': '',
  };
  const others = { '_astro/start.js': '', '_astro/font.woff2': '', 'icon-512.png': '' };
  for (const [name, content] of Object.entries({ ...kept, ...others, '_astro/hero.a.png': 'master' })) writeFileSync(path.join(folder, name), content);
  expect(await removeUnreferencedPictures(folder)).toEqual({ count: 1, bytes: 6 });
  expect(Object.keys({ ...kept, ...others }).filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
});
