import path from 'node:path';
import sharp from 'sharp';
import { shareFrame, shareSize } from './layouts/share-image.ts';
import { pictureFiles } from './pictures.ts';

const made = new Map<string, Promise<Buffer>>();

/** The JPEG a shared link shows: the page's own picture on paper, in the device's brackets, with the brand mark. Each is made once. */
export function shareImageBytes(picture: string): Promise<Buffer> {
  const known = made.get(picture) ?? draw(pictureFiles[picture] ?? '');
  made.set(picture, known);
  return known;
}

async function draw(file: string): Promise<Buffer> {
  const { width, height } = shareSize;
  const master = sharp(path.resolve('src', file));
  const { hasAlpha } = await master.metadata();
  const picture = await master
    .resize(width, height, hasAlpha ? { fit: 'contain', background: '#0000' } : { fit: 'cover' })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width, height, channels: 3, background: '#f4efe6' } });
  return ground
    .composite([{ input: picture }, { input: Buffer.from(shareFrame()) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
