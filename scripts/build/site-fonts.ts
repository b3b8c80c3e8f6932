import { readFile } from 'node:fs/promises';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import type { FontFile } from '../../brand/typefaces.ts';
import { cachedFile } from '../../src/build/build-cache.ts';

/** Characters of English pages: ASCII and typographic signs. Other characters load the second file. */
const COMMON =
  '\u{20}-\u{7E}\u{A0}\u{A9}\u{B0}\u{B7}\u{D7}\u{F7}\u{2013}-\u{2014}\u{2018}-\u{2019}\u{201C}-\u{201D}\u{2026}\u{2212}';
/** All other characters. Must not overlap `COMMON`: browsers would load both files. */
const OTHERS =
  'U+A1-A8 U+AA-AF U+B1-B6 U+B8-D6 U+D8-F6 U+F8-FF U+131 U+152-153 U+2C6 U+2DA U+2DC U+2000-2012 U+2015-2017 U+201A-201B U+201E-2025 U+2027-206F U+20AC U+2122';
/** OpenType features that the subset keeps. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Splits each font into a preloaded file with the common characters (`subset: 'common'`) and the
 * rest. Does not split files for other scripts.
 */
export function siteFonts(): FontProvider<{ faces: FontFile[] }> {
  return {
    name: 'site-fonts',
    async resolveFont({ options }) {
      const parts = (options?.faces ?? []).map(async ({ file, unicodeRange, ...face }) => {
        const whole = {
          ...face,
          src: [{ url: file }],
          unicodeRange: unicodeRange?.split(/,\s*/) ?? OTHERS.split(' '),
        };
        return unicodeRange
          ? [whole]
          : [
              whole,
              {
                ...face,
                src: [{ url: await commonPart(file) }],
                unicodeRange: ranges(COMMON),
                meta: { subset: 'common' },
              },
            ];
      });
      return { fonts: (await Promise.all(parts)).flat() };
    },
  };
}

async function commonPart(file: string): Promise<string> {
  const font = await readFile(file);
  const make = () =>
    subsetFont(font, charactersOf(COMMON), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
  return cachedFile('fonts', '.woff2', [font, COMMON, FEATURES.join()], make);
}

/** `a-cx` → [['a', 'c'], ['x', 'x']] */
const spans = (set: string): [string, string][] =>
  [...set.matchAll(/(.)(?:-(.))?/gu)].map(([, first = '', last = first]) => [first, last]);
const code = (character: string) => character.codePointAt(0) ?? 0;
const hex = (character: string) => code(character).toString(16).toUpperCase();

const charactersOf = (set: string) =>
  spans(set)
    .flatMap(([first, last]) =>
      Array.from({ length: code(last) - code(first) + 1 }, (_, step) =>
        String.fromCodePoint(code(first) + step),
      ),
    )
    .join('');
const ranges = (set: string) =>
  spans(set).map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
