import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { testSource } from '../../tests/test-source.ts';
import { findPictureErrors, findPictureUseErrors } from './pictures.ts';
import { parseSource } from './sources.ts';

test('a night picture needs a day picture of the same name', async () => {
  const picture = await sharp({ create: { width: 8, height: 5, channels: 3, background: 'black' } })
    .webp()
    .toBuffer();
  const names = ['sun', 'night/sun', 'night/moon'];
  const root = tempFolder(
    Object.fromEntries(names.map((name) => [`src/assets/pictures/${name}.webp`, picture])),
  );
  writeFileSync(path.join(root, 'src/assets/pictures/night/.DS_Store'), '');
  const metadata = parseSource('src/assets/pictures/sun.json', '{}');
  expect(await findPictureErrors(root, [metadata])).toMatchObject([
    { file: 'src/assets/pictures/night/moon.webp' },
  ]);
});

test('reports missing pictures of frontmatter and figures, and a figure whose picture is too narrow', () => {
  const figures = ['sun', 'sum', 'hill'].map(
    (name) => `<Figure picture="${name}" caption="The sun." />`,
  );
  const source = parseSource(
    'src/content/blog/7-test.mdx',
    `---\npicture: /src/assets/pictures/sun.png\nlisting:\n  - picture: moon\n---\n${figures.join('\n\n')}`,
  );
  expect(
    findPictureUseErrors(
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

test('the width of a phone photo is measured after its rotation by EXIF', async () => {
  const photo = await sharp({
    create: { width: 1400, height: 900, channels: 3, background: 'red' },
  })
    .withMetadata({ orientation: 6 }) // turned by 90°
    .jpeg()
    .toBuffer();
  const root = tempFolder({ 'src/assets/pictures/sun.jpg': photo });
  const figure = '<Figure picture="sun" alt="The sun." caption="The sun." />';
  expect(await findPictureErrors(root, [testSource(figure)])).toMatchObject([
    { message: expect.stringMatching(/^The picture “sun” is 900 pixels wide/) },
  ]);
});
