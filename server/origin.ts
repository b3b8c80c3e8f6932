import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import type { Settings } from './settings.ts';

/** Accepts `siteUrl`, and the request's host with any scheme, because a proxy may terminate TLS. */
const isOwnOrigin = ({ host }: FastifyRequest, origin: string, siteUrl: string) =>
  origin === siteUrl || URL.parse(origin)?.host === host;

/** Pages cannot forge `Sec-Fetch-Site` or `Origin`. A POST with neither is not from a browser. */
export function isAllowedOrigin(request: FastifyRequest, { allowedOrigins, siteUrl }: Settings) {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (allowedOrigins.includes(origin ?? '')) return true;
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  return origin === undefined || isOwnOrigin(request, origin, siteUrl);
}

export const forbiddenOrigin = () =>
  new HttpError(403, 'This desk does not accept forms from this website.');

/** Stricter than `isAllowedOrigin`, because sessions use cookies. */
export function isSameOrigin(request: FastifyRequest, { siteUrl }: Settings) {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  return (
    origin !== undefined &&
    (fetchSite === undefined || fetchSite === 'same-origin') &&
    isOwnOrigin(request, origin, siteUrl)
  );
}

export function addCorsHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { allowedOrigins }: Settings,
) {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'cross-origin-resource-policy': 'cross-origin',
  });
}
