import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts, SignedIn } from '../accounts/accounts.ts';
import { isOwn } from '../origin.ts';
import type { Settings } from '../settings.ts';
import { ROLES, type Role } from './api.ts';
import { Failure } from './failure.ts';
import { readSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route of the inbox: an account of this role or a higher one. A route without it is for owners. */
    role?: Role | 'anyone';
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
}

const READING = new Set(['GET', 'HEAD']);

/** Lets a request through to the route it is for, or refuses it, before its body is read. */
export function guardApi(app: FastifyInstance, { accounts, settings }: { accounts: Accounts; settings: Settings }): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && !isOwn(request, settings)) throw new Failure(403, 'This change does not come from the inbox itself.');
    const { role = 'owner' } = request.routeOptions.config;
    if (role === 'anyone') return;
    const found = await accounts.signedIn(readSessionCookie(request), request.routeOptions.url !== '/inbox/api/events');
    if (found === undefined) throw new Failure(401, 'Sign in to go on.');
    if (ROLES.indexOf(found.account.role) < ROLES.indexOf(role)) throw new Failure(403, 'Your account may not do this.');
    request.signedIn = found;
  });
}

/** Who is signed in, on a route that asks for it. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new Failure(401, 'Sign in to go on.');
  return request.signedIn;
}

/** Who does something now. */
export const actorOf = (request: FastifyRequest) => ({ by: signedInOf(request).account.email, at: Date.now() });
