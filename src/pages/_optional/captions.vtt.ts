import type { APIRoute } from 'astro';
import { interpolate } from '../../content/interpolate.ts';
import captions from '../../features/film/captions.vtt?raw';

export const GET: APIRoute = () =>
  new Response(interpolate(captions), { headers: { 'Content-Type': 'text/vtt' } });
