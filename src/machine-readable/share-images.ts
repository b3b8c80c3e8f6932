import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brandColors } from '../brand-colors.ts';
import { cachedFile } from '../build/build-cache.ts';
import { pictureFiles } from '../content/pictures.ts';
import { shareFrame, shareSize } from './share-frame.ts';

const quality = 80;

export async function createShareImage(pictureName: string): Promise<Buffer<ArrayBuffer>> {
  const original = await readFile(path.resolve(pictureFiles[pictureName] ?? ''));
  const frame = shareFrame();
  const sources = [
    original,
    frame,
    brandColors.paper,
    // What else the image depends on.
    JSON.stringify([shareSize, quality, 'autoOrient', sharp.versions]),
  ];
  return readFile(await cachedFile('share-images', '.jpg', sources, () => draw(original, frame)));
}

async function draw(original: Buffer, frame: string): Promise<Buffer> {
  const { width, height } = shareSize;
  const { hasAlpha } = await sharp(original).metadata();
  // Phones may store photos rotated, with the orientation in EXIF.
  const resized = await sharp(original)
    .autoOrient()
    .resize(width, height, hasAlpha ? { fit: 'contain', background: '#0000' } : { fit: 'cover' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: brandColors.paper } })
    .composite([{ input: resized }, { input: Buffer.from(frame) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
