import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';

export const GET: APIRoute = () =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${site.url}/sitemap-index.xml\n`,
  );
