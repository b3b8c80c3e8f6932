import path from 'node:path';
import { expect, test } from 'vitest';
import { charactersOf, siteFonts } from './site-fonts.ts';

const file = path.resolve('node_modules/@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2');

const face = { file, weight: 400, style: 'normal' as const };
const resolve = async (...faces: object[]) =>
  (await siteFonts().resolveFont({ familyName: 'Mono', options: { faces } } as never))?.fonts ?? [];

test('a font is split into common and other characters, unless it has its own range', async () => {
  const fonts = await resolve(face, { ...face, unicodeRange: 'U+100-24F, U+1E00-1EFF' });
  // First range of each face: other characters, common characters, the font’s own range.
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

test('a font is split into two faces whose ranges do not overlap, so that no character loads both', async () => {
  const characters = (await resolve(face)).flatMap(({ unicodeRange = [] }) =>
    unicodeRange.flatMap((range) => [...charactersOf(range)]),
  );
  expect(characters).toHaveLength(new Set(characters).size);
  expect(characters).toContain('ë');
});
