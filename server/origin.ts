import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILL_TIME_HEADER, HONEYPOT_HEADER, IDEMPOTENCY_HEADER, PROOF_HEADER, SOURCE_HEADER } from '../src/features/lead-forms/send.ts';
import type { Settings } from './settings.ts';

type Origins = Pick<Settings, 'allowedOrigins' | 'siteUrl'>;

/**
 * Whether a page of this site, or of a listed one, sent the request. A browser says so in `Sec-Fetch-Site` or `Origin`,
 * which no page can forge; a sender with neither is no browser, so there is no visitor to be tricked.
 */
export function isOwnOrListed(request: FastifyRequest, { allowedOrigins, siteUrl }: Origins): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined || origin === siteUrl) return true;
  // Only the host is compared: a proxy may have ended TLS in front of the desk.
  return URL.parse(origin)?.host === request.host;
}

/** Whether a page of the desk's own host sent a change. Its browser must say so: a program says it too, on purpose. */
export function isOwn(request: FastifyRequest, { siteUrl }: Pick<Settings, 'siteUrl'>): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (origin === undefined || (fetchSite !== undefined && fetchSite !== 'same-origin')) return false;
  // A proxy may name the desk another host than the browser knows it by.
  return origin === siteUrl || URL.parse(origin)?.host === request.host;
}

/** Lets a page of a listed site read the answer. */
export function shareWithListed(request: FastifyRequest, reply: FastifyReply, { allowedOrigins }: Origins): void {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  reply.headers({ 'access-control-allow-origin': origin, 'cross-origin-resource-policy': 'cross-origin' });
}

/** What a browser may do after it has asked first (CORS preflight). */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': ['Content-Type', IDEMPOTENCY_HEADER, HONEYPOT_HEADER, FILL_TIME_HEADER, SOURCE_HEADER, PROOF_HEADER].join(', '),
  'access-control-max-age': '86400',
};
