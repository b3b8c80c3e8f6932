import type { APIRoute } from 'astro';
import { atom } from '../machine-readable/feeds/site-feed.ts';

export const GET: APIRoute = async () =>
  new Response(await atom(), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
