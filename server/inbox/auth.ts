import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthSession } from '../accounts/accounts.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { AppContext } from '../app.ts';
import { ROLES, type Role } from '../domain.ts';
import { HttpError } from '../errors.ts';
import { isSameOrigin } from '../origin.ts';
import { clientIp, throwTooMany } from '../rate-limit.ts';
import type { LeadStore } from '../store/store.ts';
import { IDLE_HEADER } from './api.ts';
import { readCookie } from './cookies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The lowest role that may call an API route, or `anyone`. Default: owner. */
    role?: Role | 'anyone';
  }
  interface FastifyRequest {
    /** Set by `addSessionAuth` unless the role is `anyone`. */
    auth: AuthSession;
    actorName: string;
  }
}

export function addSessionAuth(app: FastifyInstance, { accounts, settings }: AppContext) {
  app.decorateRequest('auth');
  app.decorateRequest('actorName', '');
  app.addHook('onRequest', async (request) => {
    if (!['GET', 'HEAD'].includes(request.method) && !isSameOrigin(request, settings))
      throw new HttpError(403, 'This change does not come from the inbox itself.');
    const { role = 'owner' } = request.routeOptions.config;
    if (role === 'anyone') return;
    // Requests that an open inbox sends by itself must not prolong sessions.
    const isEventStream = request.routeOptions.url?.endsWith('/events');
    const recordsUse = !isEventStream && request.headers[IDLE_HEADER] === undefined;
    const auth = await accounts.authenticate(readCookie(request, 'inbox'), { recordsUse });
    if (auth === undefined) throw new HttpError(401, 'Sign in to go on.');
    if (!hasRole(auth.account, role)) throw new HttpError(403, 'Your account may not do this.');
    request.auth = auth;
    request.actorName = auth.account.email;
  });
}

const hasRole = ({ role }: { role: Role }, lowestRole: Role) =>
  ROLES.indexOf(role) >= ROLES.indexOf(lowestRole);

const MAX_REQUESTS_PER_MINUTE = 600;

export function addTokenAuth(app: FastifyInstance, { tokens, limits }: LeadStore) {
  app.decorateRequest('actorName', '');
  app.addHook('onRequest', async (request, reply) => {
    const { role = 'owner' } = request.routeOptions.config;
    const secret = /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = secret && (await tokens.find(hashToken(secret)));
    const caller = token ? token.id : clientIp(request);
    const { count, endsInMs } = await limits.increment(`api ${caller}`, 60_000);
    if (count > MAX_REQUESTS_PER_MINUTE) throwTooMany(endsInMs, reply, 'Too many requests.');
    if (role === 'anyone') return;
    if (!token) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError(401, 'Send a valid token: Authorization: Bearer TOKEN.');
    }
    if (!hasRole(token, role)) throw new HttpError(403, 'This token may not do this.');
    const now = Date.now();
    // Also replaces a future time, which a wrong clock has set.
    if (Math.abs(now - (token.lastUsedAt ?? 0)) >= 60_000) await tokens.recordUse(token.id, now);
    request.actorName = `API token “${token.name}”`;
  });
}

export const actorOf = ({ actorName }: FastifyRequest) => ({ by: actorName, at: Date.now() });

export const clientOf = (request: FastifyRequest) => ({
  clientIp: clientIp(request),
  userAgent: request.headers['user-agent'] ?? '',
  sessionToken: readCookie(request, 'inbox'),
  deviceCookie: readCookie(request, 'inbox-device'),
});
