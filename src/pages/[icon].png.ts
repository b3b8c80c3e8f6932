import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { monochromeIconSvg, opaqueIconSvg } from '../components/brand-mark.ts';

const icons: Record<string, { size: number; svg: string }> = {
  'apple-touch-icon': { size: 180, svg: opaqueIconSvg },
  'icon-192': { size: 192, svg: opaqueIconSvg },
  'icon-512': { size: 512, svg: opaqueIconSvg },
  'icon-monochrome': { size: 512, svg: monochromeIconSvg },
};

export const getStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<{ size: number; svg: string }> = async ({ props: { size, svg } }) => {
  const png = await sharp(Buffer.from(svg), { density: size * 2 })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
