import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPictureErrors, findUsageErrors } from './pictures.ts';
import { asSource } from './sources.ts';

test('a night version needs a picture of its name', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const folder = path.join(root, 'src/assets/pictures');
  mkdirSync(path.join(folder, 'night'), { recursive: true });
  const file = await sharp({ create: { width: 8, height: 5, channels: 3, background: 'black' } })
    .webp()
    .toBuffer();
  for (const name of ['sun.webp', 'night/sun.webp', 'night/moon.webp'])
    writeFileSync(path.join(folder, name), file);
  const notes = asSource('src/assets/pictures/sun.json', '{}');
  expect(await findPictureErrors(root, [notes])).toEqual([
    expect.objectContaining({ file: 'src/assets/pictures/night/moon.webp' }),
  ]);
});

test('a missing or small picture is reported, in frontmatter and in a figure', () => {
  const figures = ['sun', 'sum', 'hill'].map(
    (name) => `<Figure picture="${name}" caption="The sun." />`,
  );
  const source = asSource(
    'src/content/blog/7-test.mdx',
    `---\npicture: /src/assets/pictures/sun.png\nlisting:\n  - picture: moon\n---\n${figures.join('\n\n')}`,
  );
  expect(
    findUsageErrors(
      [source],
      new Map([
        ['sun', 1280],
        ['hill', 900],
      ]),
    ).map(({ line, message }) => [line, message]),
  ).toEqual([
    [4, expect.stringMatching(/^No picture “moon” in src\/assets\/pictures: /)],
    [8, expect.stringMatching(/^No picture “sum” /)],
    [10, expect.stringMatching(/^The picture “hill” is 900 pixels wide/)],
  ]);
});
