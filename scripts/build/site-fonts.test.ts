import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFonts } from './site-fonts.ts';

const file = path.resolve('node_modules/@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2');

const face = { file, weight: 400, style: 'normal' as const };
const resolve = async (...faces: object[]) =>
  (await siteFonts().resolveFont({ familyName: 'Mono', options: { faces } } as never))?.fonts ?? [];

test('a font has a file of common and one of other characters; files of other scripts are unchanged', async () => {
  const fonts = await resolve(face, { ...face, unicodeRange: 'U+100-24F, U+1E00-1EFF' });
  expect(fonts.map(({ unicodeRange, meta }) => [unicodeRange?.[0], meta?.subset])).toEqual([
    ['U+A1-A8', undefined],
    ['U+20-7E', 'common'],
    ['U+100-24F', undefined],
  ]);
  expect(fonts[2]).toMatchObject({
    src: [{ url: file }],
    unicodeRange: ['U+100-24F', 'U+1E00-1EFF'],
  });
});

test('no character is in both files, because a browser would load the second if the first is late', async () => {
  const characters = (await resolve(face)).flatMap(({ unicodeRange = [] }) =>
    unicodeRange.flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, step) => first + step);
    }),
  );
  expect(characters).toHaveLength(new Set(characters).size);
  expect(characters).toContain('ë'.codePointAt(0));
});
