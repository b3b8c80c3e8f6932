import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('{src,brand}/**/*.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}));
const tokenCss = sheets
  .filter(({ file }) => /(tokens|palette)\.css$/.test(file))
  .map(({ css }) => css)
  .join('\n');

test('every token is used, and every used custom property is set', () => {
  const tokenNames = new Set(tokenCss.match(/(?<=\s)--[\w-]+(?=:)/g));
  const declared = new Set(
    sheets.flatMap(({ css }) => css.match(/(?<=[\s{;])--[\w-]+(?=:)/g) ?? []),
  );
  const code = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const used = new Set(
    [...sheets.map(({ css }) => css), ...code].flatMap(
      (text) => text.match(/(?<=var\()--[\w-]+/g) ?? [],
    ),
  );
  const namedColors = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/colorNamed\('([\w-]+)'/g)].map(([, name]) => `--c-${name}`),
    ),
  );
  // Fails if the pattern misses tokens.
  expect(tokenNames.size).toBeGreaterThan(50);
  expect([...tokenNames].filter((name) => !used.has(name) && !namedColors.has(name))).toEqual([]);
  // Set by Astro's fonts and start-intro.ts.
  const setElsewhere = /^--(font-(display|text|mono)|intro-time)$/;
  expect([...used].filter((name) => !declared.has(name) && !setElsewhere.test(name))).toEqual([]);
});
