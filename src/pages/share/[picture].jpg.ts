import path from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { shareFrame, shareSize } from '../../layouts/share-image.ts';
import { pictureFiles } from '../../pictures.ts';

/** The picture a shared link shows, 1200 by 630: the page's own picture on paper, in the device's brackets, with the brand mark. */
export const getStaticPaths = () => Object.entries(pictureFiles).map(([picture, file]) => ({ params: { picture }, props: { file } }));

export const GET: APIRoute<{ file: string }> = async ({ props }) => {
  const { width, height } = shareSize;
  const master = sharp(path.resolve('src', props.file));
  const { hasAlpha } = await master.metadata();
  const picture = await master
    .resize(width, height, hasAlpha ? { fit: 'contain', background: '#0000' } : { fit: 'cover' })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width, height, channels: 3, background: '#f4efe6' } });
  const jpeg = await ground
    .composite([{ input: picture }, { input: Buffer.from(shareFrame()) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
