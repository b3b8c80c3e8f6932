import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from './routes/plain-errors.ts';
import type { Settings } from './settings.ts';

/** A hook for the routes that take leads. */
export type LimitLeads = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/**
 * Makes the hook that counts leads per client (an IPv4 address, or an IPv6 network of 64 bits) and answers 429 beyond the
 * limit. One count for every route it stands on; pages, which do not carry it, are never limited.
 */
export async function createLeadLimit(app: FastifyInstance, { max, windowMs }: Settings['rateLimit']): Promise<LimitLeads> {
  if (max === 0) return async () => undefined;
  await app.register(rateLimit, { global: false, max, timeWindow: windowMs, cache: 20_000 });
  const count = app.createRateLimit();
  return async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    return say(reply.header('retry-after', limit.ttlInSeconds), 429, `Too many sends. Please try again in ${limit.ttlInSeconds} seconds.`);
  };
}
