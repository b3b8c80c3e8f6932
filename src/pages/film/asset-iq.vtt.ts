import type { APIRoute } from 'astro';
import { interpolate } from '../../content/interpolate.ts';
import captions from '../../features/film/captions.vtt?raw';

/** The film's captions, with the product's name as it is now. */
export const GET: APIRoute = () => new Response(interpolate(captions), { headers: { 'Content-Type': 'text/vtt' } });
