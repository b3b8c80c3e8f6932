import { readFile } from 'node:fs/promises';
import type { FontProvider } from 'astro';
import subsetFont from 'subset-font';
import type { FontFile } from '../../brand/typefaces.ts';
import { cachedFile } from '../../src/build/build-cache.ts';

/** Unicode ranges of English pages: ASCII and typographic signs. */
const COMMON_RANGES =
  'U+20-7E U+A0 U+A9 U+B0 U+B7 U+D7 U+F7 U+2013-2014 U+2018-2019 U+201C-201D U+2026 U+2212'.split(
    ' ',
  );
/**
 * Other characters of Latin fonts. If the ranges overlapped, browsers would load both files for a
 * common character.
 */
const OTHER_RANGES =
  'U+A1-A8 U+AA-AF U+B1-B6 U+B8-D6 U+D8-F6 U+F8-FF U+131 U+152-153 U+2C6 U+2DA U+2DC U+2000-2012 U+2015-2017 U+201A-201B U+201E-2025 U+2027-206F U+20AC U+2122'.split(
    ' ',
  );
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Splits a font into two faces: a subset of the common characters, which pages preload
 * (`subset: 'common'`), and the complete file for `OTHER_RANGES`. A file with its own
 * `unicodeRange` is not split.
 */
export function siteFonts(): FontProvider<{ faces: FontFile[] }> {
  return {
    name: 'site-fonts',
    async resolveFont({ options }) {
      const fonts = (options?.faces ?? []).map(async ({ file, unicodeRange, ...face }) => {
        const original = {
          ...face,
          src: [{ url: file }],
          unicodeRange: unicodeRange?.split(/,\s*/) ?? OTHER_RANGES,
        };
        if (unicodeRange) return [original];
        const src = [{ url: await commonSubset(file) }];
        return [
          original,
          { ...face, src, unicodeRange: COMMON_RANGES, meta: { subset: 'common' } },
        ];
      });
      return { fonts: (await Promise.all(fonts)).flat() };
    },
  };
}

async function commonSubset(file: string): Promise<string> {
  const font = await readFile(file);
  const create = () =>
    subsetFont(font, COMMON_RANGES.map(charactersOf).join(''), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
    });
  return cachedFile('fonts', '.woff2', [font, COMMON_RANGES.join(), FEATURES.join()], create);
}

/** Expands a range: `U+61-63` → `abc` */
export function charactersOf(range: string): string {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16));
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
