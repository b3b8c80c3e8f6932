import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { pluralize } from './pluralize.ts';
import type { Settings } from './settings.ts';
import type { LimitStore } from './store/limits.ts';

/**
 * Returns the client's IPv4 address or /64 IPv6 network. If the forwarded address is invalid, uses
 * the address of the connection.
 */
export function clientIp({ ip, socket }: FastifyRequest) {
  const address = ip.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return normalizeIP(isIP(address) === 0 ? (socket.remoteAddress ?? '') : address, 64);
}

export function throwTooMany(waitMs: number, reply: FastifyReply, reason: string): never {
  const seconds = Math.ceil(waitMs / 1000);
  reply.header('retry-after', seconds);
  throw new HttpError(429, `${reason} Please try again in ${pluralize(seconds, 'second')}.`);
}

/** A `max` of 0 means no limit. */
export const limitPosts =
  (limits: LimitStore, name: string, { max, windowMs }: Settings['rateLimit']) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (max === 0 || request.method !== 'POST') return;
    // If the store fails, allows requests: routes that need the store fail anyway.
    const counted = await limits
      .increment(`${name} ${clientIp(request)}`, windowMs)
      .catch(() => undefined);
    if (counted && counted.count > max) throwTooMany(counted.endsInMs, reply, 'Too many requests.');
  };
