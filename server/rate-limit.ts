import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from './routes/plain-errors.ts';
import type { Settings } from './settings.ts';

/** A hook for routes that take what visitors send. */
export type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** Clients remembered; the longest unheard of is forgotten first. */
const CLIENTS = 20_000;

/** Lets limits be made; before any of them, and once an app. */
export const registerLimits = (app: FastifyInstance) => app.register(rateLimit, { global: false, cache: CLIENTS });

/**
 * Makes a hook that counts posts per client (an IPv4 address, or an IPv6 network of 64 bits) and answers 429 beyond the
 * limit. One count for every route it stands on; pages, which do not carry it, are never limited.
 */
export function createLimit(app: FastifyInstance, { max, windowMs }: Settings['rateLimit']): Limit {
  if (max === 0) return async () => undefined;
  const count = app.createRateLimit({ max, timeWindow: windowMs });
  return async (request, reply) => {
    if (request.method !== 'POST') return undefined;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return undefined;
    return say(reply.header('retry-after', limit.ttlInSeconds), 429, `Too many sends. Please try again in ${limit.ttlInSeconds} seconds.`);
  };
}
