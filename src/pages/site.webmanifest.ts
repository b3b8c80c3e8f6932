import type { APIRoute } from 'astro';
import { site } from '../../site.config.ts';
import { brandColors } from '../components/brand-mark.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.paper,
    theme_color: brandColors.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-monochrome.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
  });
