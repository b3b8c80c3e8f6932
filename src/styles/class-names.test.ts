import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('{src,inbox}/**/*.{tsx,astro}');

test('components use only classes that their CSS modules define', () => {
  // Fails if the pattern misses folders.
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    for (const [, styles, styleSheet = ''] of source.matchAll(
      /import (\w+) from '(\.[\w./-]+\.module\.css)'/g,
    )) {
      const css = readFileSync(path.join(path.dirname(file), styleSheet), 'utf8').replaceAll(
        /\/\*[\s\S]*?\*\//g,
        '',
      );
      const defined = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
      const missing = [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))]
        .map(([, name]) => name)
        .filter((name) => !defined.has(name));
      expect(missing, `${file}: ${styleSheet}`).toEqual([]);
    }
  }
});
