import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { site } from '../site.config.ts';

/** For answers that are not pages: they need nothing from anywhere. */
const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** For pages whose full policy stands in their own meta element: what only a header can say. */
export const PAGE_POLICY = "base-uri 'none'; frame-ancestors 'none'";
/** For the desk's own small pages, which hold a form and nothing else. */
export const OWN_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** What the site's pages never ask for. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Puts the security headers on every answer. The content policy starts strict; a page's route loosens it to the page's own. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Another site's film in a frame would be refused under it.
    crossOriginEmbedderPolicy: site.videoUrl ? false : { policy: 'require-corp' },
    // A form posted without JavaScript must carry its origin, which 'no-referrer' would hide.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'content-security-policy': NOTHING_POLICY, 'permissions-policy': PERMISSIONS_POLICY });
  });
}

/** What the hooks above put on an answer, read from one: for answers that are given without passing through them. */
export async function headersOfEveryAnswer(app: FastifyInstance): Promise<Record<string, string>> {
  const { headers } = await app.inject({ url: '/healthz' });
  const own = ['content-type', 'content-length', 'cache-control', 'connection', 'date'];
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' && !own.includes(name) ? [[name, value]] : [])));
}
