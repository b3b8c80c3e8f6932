import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFonts } from './site-fonts.ts';

const file = path.resolve('node_modules/@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2');

test('a font is served in two files, and one for other letters as it is, for these alone', async () => {
  const faces = [
    { file, weight: 400, style: 'normal' as const },
    { file, weight: 400, style: 'normal' as const, letters: 'U+100-24F, U+1E00-1EFF' },
  ];
  const { fonts } = (await siteFonts().resolveFont({ familyName: 'Mono', options: { faces } } as never)) ?? { fonts: [] };
  expect(fonts.map(({ unicodeRange, meta }) => [unicodeRange?.[0], meta?.subset])).toEqual([
    ['U+A1-FF', undefined],
    ['U+20-7E', 'common'],
    ['U+100-24F', undefined],
  ]);
  expect(fonts[2]).toMatchObject({ src: [{ url: file }], unicodeRange: ['U+100-24F', 'U+1E00-1EFF'] });
});
