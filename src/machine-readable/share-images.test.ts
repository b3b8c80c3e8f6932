import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { pictureFiles } from '../content/pictures.ts';
import { createShareImage } from './share-images.ts';

vi.mock('../content/pictures.ts', () => ({ pictureFiles: {} }));
// Vitest does not load the styles that contain the colors.
vi.mock('../brand-colors.ts', () => ({
  brandColors: { paper: '#ffffff', ink: '#000000', signal: '#ff0000' },
}));
const cacheFolder = vi.hoisted(() => ({ path: '' }));
// An image in the real cache would hide a change in `share-images.ts`.
vi.mock('../build/build-cache.ts', async () => {
  const { writeFile } = await import('node:fs/promises');
  return {
    async cachedFile(
      _folder: string,
      _extension: string,
      _sources: unknown,
      create: () => Promise<Uint8Array>,
    ) {
      const file = `${cacheFolder.path}/share.jpg`;
      await writeFile(file, await create());
      return file;
    },
  };
});

test('a photo stored rotated, with its EXIF orientation, is drawn upright', async () => {
  const whiteHalf = { create: { width: 8, height: 8, channels: 3, background: 'white' } } as const;
  // Stored with white on the left. Orientation 6 turns it clockwise: white on top.
  const photo = await sharp({
    create: { width: 16, height: 8, channels: 3, background: 'black' },
  })
    .composite([{ input: whiteHalf, gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  cacheFolder.path = tempFolder({ 'photo.jpg': photo });
  pictureFiles['photo'] = path.join(cacheFolder.path, 'photo.jpg');
  const { data, info } = await sharp(await createShareImage('photo'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  expect([info.width, info.height]).toEqual([1200, 630]);
  for (const x of [200, 600, 1000]) {
    expect(brightness(x, 100)).toBeGreaterThan(200);
    expect(brightness(x, 530)).toBeLessThan(50);
  }
});
