import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '../accounts/accounts.ts';
import { tokenHash } from '../accounts/tokens.ts';
import type { AppContext } from '../app.ts';
import { ROLES, type Role } from '../domain.ts';
import { HttpError } from '../errors.ts';
import { isSameOrigin } from '../origin.ts';
import { clientNetwork, rejectFor } from '../rate-limit.ts';
import type { LeadStore } from '../store/store.ts';
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

const SAFE_METHODS = new Set(['GET', 'HEAD']);

export function authenticateSession(app: FastifyInstance, { accounts, settings }: AppContext) {
  app.decorateRequest('signedIn', null);
  app.decorateRequest('actor', '');
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !isSameOrigin(request, settings))
      throw new HttpError(403, 'This change does not come from the inbox itself.');
    const { role = 'owner' } = request.routeOptions.config;
    if (role === 'anyone') return;
    // An open event stream must not prolong a session.
    const recordsUse = request.routeOptions.url !== '/inbox/api/events';
    request.signedIn =
      (await accounts.signedIn(readCookie(request, 'inbox'), { recordsUse })) ?? null;
    const { account } = requireSignedIn(request);
    if (!hasRole(account, role)) throw new HttpError(403, 'Your account may not do this.');
    request.actor = account.email;
  });
}

const hasRole = ({ role }: { role: Role }, lowestRole: Role) =>
  ROLES.indexOf(role) >= ROLES.indexOf(lowestRole);

const MAX_REQUESTS_PER_MINUTE = 600;

export function authenticateToken(app: FastifyInstance, { tokens, limits }: LeadStore) {
  app.decorateRequest('actor', '');
  app.addHook('onRequest', async (request, reply) => {
    const { role = 'owner' } = request.routeOptions.config;
    const secret = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = secret && (await tokens.find(tokenHash(secret)));
    const client = token ? token.id : clientNetwork(request);
    const { count, endsInMs } = await limits.count(`api ${client}`, 60_000);
    if (count > MAX_REQUESTS_PER_MINUTE) rejectFor(endsInMs, reply, 'Too many requests.');
    if (role === 'anyone') return;
    if (!token) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, 'Send a valid token: Authorization: Bearer TOKEN.');
    }
    if (!hasRole(token, role)) throw new HttpError(403, 'This token may not do this.');
    const now = Date.now();
    if (Math.abs(now - (token.lastUsedAt ?? 0)) >= 60_000) await tokens.recordUse(token.id, now);
    request.actor = `API token “${token.name}”`;
  });
}

export function requireSignedIn(request: FastifyRequest) {
  if (request.signedIn === null) throw new HttpError(401, 'Sign in to go on.');
  return request.signedIn;
}

export const actorOf = ({ actor }: FastifyRequest) => ({ by: actor, at: Date.now() });

export const clientOf = (request: FastifyRequest) => ({
  network: clientNetwork(request),
  userAgent: request.headers['user-agent'] ?? '',
  token: readCookie(request, 'inbox'),
  device: readCookie(request, 'inbox-device'),
});
