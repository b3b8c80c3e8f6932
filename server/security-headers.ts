import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { site } from '../site.config.ts';

const policyFor = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
/** For HTML files that `csp.json` does not list. */
export const DEFAULT_PAGE_POLICY = "base-uri 'none'; frame-ancestors 'none'";
/** For plain pages, which the desk sends if the built site contains no template for them. */
export const BARE_PAGE_POLICY = policyFor("'self'");

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

export async function addSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // `require-corp` would block an embedded video from another site.
    crossOriginEmbedderPolicy: site.videoUrl ? false : { policy: 'require-corp' },
    // 'no-referrer' would make the Origin of forms posted without JavaScript `null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policyFor("'none'"),
      'permissions-policy': PERMISSIONS_POLICY,
    });
  });
}

export async function commonHeaders(app: FastifyInstance) {
  const { headers } = await app.inject({ url: '/healthz' });
  for (const specific of ['content-type', 'content-length', 'cache-control', 'connection', 'date'])
    delete headers[specific];
  return headers as Record<string, string>;
}
