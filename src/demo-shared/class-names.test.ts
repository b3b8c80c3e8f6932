import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = globSync(
  'src/{features/{asset-iq-demo,panorama-demo,traffic-demo,studio-tabs},demo-shared}/**/*.tsx',
);

test('components of the demonstrations use only `styles` classes that their CSS module defines', () => {
  // Fails if the pattern misses folders.
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const [, styleSheet] = /import styles from '(\.\/[\w-]+\.module\.css)'/.exec(source) ?? [];
    if (!styleSheet) continue;
    const css = readFileSync(path.join(path.dirname(file), styleSheet), 'utf8').replace(
      /\/\*[\s\S]*?\*\//g,
      '',
    );
    const defined = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
    const missing = [...source.matchAll(/\bstyles\.(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !defined.has(name));
    expect(missing, file).toEqual([]);
  }
});
