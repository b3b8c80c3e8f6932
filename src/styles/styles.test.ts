import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('{src,brand}/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const isTokens = (file: string) => /(tokens|palette)\.css$/.test(file);
const tokens = sheets
  .filter(({ file }) => isTokens(file))
  .map(({ css }) => css)
  .join('\n');

/** Every declaration of the properties named, as `file property: value`, the tokens themselves left out. */
const declarations = (property: RegExp) =>
  sheets.flatMap(({ file, css }) =>
    isTokens(file) ? [] : [...css.matchAll(new RegExp(`[{;]\\s*((?:${property.source}): [^;}]+)`, 'g'))].map((match) => `${file} ${match[1]}`),
  );

test('type has at most eight roles, and no rule writes a font of its own', () => {
  expect(tokens.match(/--type-\w+:/g)?.length).toBeLessThanOrEqual(8);
  expect(declarations(/font/).filter((declaration) => !/font: (var\(--type-\w+\)|inherit)$/.test(declaration))).toEqual([]);
});

test('spacing comes from the scale', () => {
  const raw = declarations(/(?:padding|margin|gap|row-gap|column-gap)[\w-]*/).filter((declaration) => /[1-9]\d*px/.test(declaration));
  // A picture's place, and the room of a button of 48 px.
  expect(raw.filter((declaration) => !/SignUpSection\.module\.css margin-left|SearchBox\.module\.css padding: .*48px/.test(declaration))).toEqual([]);
});

test('the focus ring is drawn by its token alone', () => {
  const rings = declarations(/outline/).filter((declaration) => !/outline: (var\(--focus-ring\)|none)$/.test(declaration));
  expect(rings.filter((declaration) => !/outline: [12]px solid (Highlight|CanvasText)$/.test(declaration))).toEqual([]);
});

test('every token is used, and every token that is used exists', () => {
  const defined = new Set(tokens.match(/(?<=\s)--[\w-]+(?=:)/g));
  const local = new Set(sheets.flatMap(({ css }) => css.match(/(?<=[\s{;])--[\w-]+(?=:)/g) ?? []));
  const drawn = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const used = new Set([...sheets.map(({ css }) => css), ...drawn].flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []));
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
  const fromOutside = /^--(font-(display|text|mono)|intro-time|anchor-width)$/;
  expect([...used].filter((name) => !local.has(name) && !fromOutside.test(name))).toEqual([]);
});
