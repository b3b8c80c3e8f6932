import { readFile } from 'node:fs/promises';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import type { FontFile } from '../../brand/typefaces.ts';
import { cachedFile } from './build-cache.ts';

/** What English pages are written in: ASCII, and the signs and quotation marks of print. A character outside costs the page the whole file. */
const COMMON = '\u{20}-\u{7E}\u{A0}\u{A9}\u{B0}\u{B7}\u{D7}\u{F7}\u{2013}-\u{2014}\u{2018}-\u{2019}\u{201C}-\u{201D}\u{2026}\u{2212}';
/** What the files have beside those: letters in names, mostly. None of the common characters: where their font is late, a browser fetches the next that has them. */
const OTHERS =
  'U+A1-A8 U+AA-AF U+B1-B6 U+B8-D6 U+D8-F6 U+F8-FF U+131 U+152-153 U+2C6 U+2DA U+2DC U+2000-2012 U+2015-2017 U+201A-201B U+201E-2025 U+2027-206F U+20AC U+2122';
/** What the style sheets ask of a font; small capitals, fractions and the like stay behind. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Serves each font in two files: a small one with the characters nearly every page is written in, to be preloaded (`subset: 'common'`),
 * and the whole one, which a browser fetches where a page or a visitor uses another letter. A file for other letters is served as it is.
 */
export function siteFonts(): FontProvider<{ faces: FontFile[] }> {
  return {
    name: 'site-fonts',
    async resolveFont({ options }) {
      const parts = (options?.faces ?? []).map(async ({ file, letters, ...face }) => {
        const whole = { ...face, src: [{ url: file }], unicodeRange: letters?.split(/,\s*/) ?? OTHERS.split(' ') };
        return letters ? [whole] : [whole, { ...face, src: [{ url: await commonPart(file) }], unicodeRange: ranges(COMMON), meta: { subset: 'common' } }];
      });
      return { fonts: (await Promise.all(parts)).flat() };
    },
  };
}

/** @returns the path of a font's small file */
async function commonPart(file: string): Promise<string> {
  const font = await readFile(file);
  const make = () => subsetFont(font, charactersOf(COMMON), { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true });
  return cachedFile('fonts', '.woff2', [font, COMMON, FEATURES.join()], make);
}

/** `a-cx` → [['a', 'c'], ['x', 'x']] */
const spans = (set: string): [string, string][] => [...set.matchAll(/(.)(?:-(.))?/gu)].map(([, first = '', last = first]) => [first, last]);
const code = (character: string) => character.codePointAt(0) ?? 0;
const hex = (character: string) => code(character).toString(16).toUpperCase();

const charactersOf = (set: string) =>
  spans(set)
    .flatMap(([first, last]) => Array.from({ length: code(last) - code(first) + 1 }, (_, step) => String.fromCodePoint(code(first) + step)))
    .join('');
const ranges = (set: string) => spans(set).map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`));
