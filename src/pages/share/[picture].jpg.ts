import type { APIRoute } from 'astro';
import { pictureFiles } from '../../content/pictures.ts';
import { createShareImage } from '../../machine-readable/share-images.ts';

export const getStaticPaths = () =>
  Object.keys(pictureFiles).map((picture) => ({ params: { picture } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await createShareImage(params['picture'] ?? ''), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
