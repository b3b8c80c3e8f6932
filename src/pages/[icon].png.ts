import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { iconSvg } from '../layouts/icon.ts';

const sizes: Record<string, number> = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = () => Object.keys(sizes).map((icon) => ({ params: { icon } }));

export const GET: APIRoute = async ({ params }) => {
  const size = sizes[params['icon'] ?? ''] ?? 192;
  const png = await sharp(Buffer.from(iconSvg({ fill: '#f4efe6', line: '#14192b' })), { density: size * 2 })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
