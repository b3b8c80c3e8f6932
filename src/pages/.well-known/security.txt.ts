import type { APIRoute } from 'astro';
import { site } from '../../../site.config.ts';
import { absoluteUrl } from '../../routes.ts';

/** RFC 9116 §2.5.5 recommends less than a year. */
const VALID_DAYS = 360;

export const GET: APIRoute = ({ url }) => {
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(url.pathname)}`,
  ];
  return new Response(`${fields.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
