import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/accounts.ts';
import { tokenHash } from '../accounts/tokens.ts';
import { ROLES, type Role } from '../domain.ts';
import { Failure } from '../errors.ts';
import { isOwn } from '../origin.ts';
import { clientNetwork, refuseUntil } from '../rate-limit.ts';
import type { LeadStore } from '../store/store.ts';
import type { Parts } from './common-routes.ts';
import { readCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The lowest role that may call a route. Default: owner. */
    role?: Role | 'anyone';
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
    actor: string;
  }
}

const READING = new Set(['GET', 'HEAD']);

export function guardApi(app: FastifyInstance, { accounts, settings }: Parts) {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('actor', '');
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && !isOwn(request, settings))
      throw new Failure(403, 'This change does not come from the inbox itself.');
    const { role = 'owner' } = request.routeOptions.config;
    if (role === 'anyone') return;
    const found = await accounts.signedIn(
      readCookie(request, 'inbox'),
      request.routeOptions.url !== '/inbox/api/events',
    );
    if (found === undefined) throw new Failure(401, 'Sign in to go on.');
    if (!allows(found.account.role, role)) throw new Failure(403, 'Your account may not do this.');
    request.signedIn = found;
    request.actor = found.account.email;
  });
}

const allows = (role: Role, least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);

const API_LIMIT = 600;

export function guardByToken(app: FastifyInstance, { tokens, limits }: LeadStore) {
  app.decorateRequest('actor', '');
  app.addHook('onRequest', async (request, reply) => {
    const { role = 'owner' } = request.routeOptions.config;
    const secret = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = secret && (await tokens.find(tokenHash(secret)));
    const who = token ? token.id : clientNetwork(request);
    const { count, endsInMs } = await limits.count(`api ${who}`, 60_000);
    if (count > API_LIMIT) refuseUntil(reply, endsInMs, 'Too many requests.');
    if (role === 'anyone') return;
    if (!token) {
      reply.header('www-authenticate', 'Bearer');
      throw new Failure(401, 'Send a valid token: Authorization: Bearer TOKEN.');
    }
    if (!allows(token.role, role)) throw new Failure(403, 'This token may not do this.');
    const now = Date.now();
    if (Math.abs(now - (token.lastUsedAt ?? 0)) >= 60_000) await tokens.noteUse(token.id, now);
    request.actor = `API token “${token.name}”`;
  });
}

export function signedInOf(request: FastifyRequest) {
  if (request.signedIn === null) throw new Failure(401, 'Sign in to go on.');
  return request.signedIn;
}

export const actorOf = (request: FastifyRequest) => ({
  by: request.actor,
  at: Date.now(),
});

export const clientOf = (request: FastifyRequest) => ({
  network: clientNetwork(request),
  userAgent: request.headers['user-agent'] ?? '',
  token: readCookie(request, 'inbox'),
  device: readCookie(request, 'inbox-device'),
});
