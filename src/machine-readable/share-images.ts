import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keptFile } from '../../scripts/build/build-cache.ts';
import { brandColors } from '../components/brand-mark.ts';
import { pictureFiles } from '../pictures.ts';
import { shareFrame, shareSize } from './share-frame.ts';

const quality = 80;
const ground = brandColors.paper;

/** The JPEG a shared link shows: the page's own picture on paper, in the device's brackets, with the brand mark. */
export async function shareImageBytes(picture: string): Promise<Buffer<ArrayBuffer>> {
  const master = await readFile(path.resolve('src', pictureFiles[picture] ?? ''));
  const frame = shareFrame();
  const madeFrom = [master, frame, ground, JSON.stringify([shareSize, quality, sharp.versions])];
  return readFile(await keptFile('share-images', '.jpg', madeFrom, () => draw(master, frame)));
}

async function draw(master: Buffer, frame: string): Promise<Buffer> {
  const { width, height } = shareSize;
  const { hasAlpha } = await sharp(master).metadata();
  const picture = await sharp(master)
    .resize(width, height, hasAlpha ? { fit: 'contain', background: '#0000' } : { fit: 'cover' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: picture }, { input: Buffer.from(frame) }])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
