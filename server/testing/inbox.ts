import { onTestFinished } from 'vitest';
import { createAccounts } from '../accounts/accounts.ts';
import { createSignInLimit } from '../accounts/sign-in-limit.ts';
import type { AppParts } from '../app.ts';
import type { Role } from '../inbox/api.ts';
import type { Settings } from '../settings.ts';
import { testApp } from './parts.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Call = { as?: string | undefined; body?: unknown; headers?: Record<string, string> };

const HOST = 'localhost:4321';
export const ORIGIN = `http://${HOST}`;

/** The session's cookie as an answer sets it. */
export const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** A desk with a lead inbox, and a browser's way to call it. */
export async function testInbox(settings: Partial<Settings> = {}, parts: Partial<AppParts> = {}) {
  const desk = await testApp(settings, [], onTestFinished, parts);
  const accounts = createAccounts({ store: desk.store.inbox, limit: createSignInLimit(), ...(parts.now && { now: parts.now }) });
  const now = parts.now ?? Date.now;

  const call = async (method: Method, path: string, { as, body, headers = {} }: Call = {}) => {
    const cookie = as === undefined ? {} : { cookie: as };
    const answer = await desk.app.inject({
      method,
      url: path.startsWith('/inbox') ? path : `/inbox/api${path}`,
      headers: { host: HOST, origin: ORIGIN, ...(body !== undefined && { 'content-type': 'application/json' }), ...cookie, ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return answer;
  };

  /** Makes an account and signs it in. @returns its cookie */
  const signedIn = async (role: Role, email = `${role}@desk.example`) => {
    await desk.store.inbox.addAccount(email, role, now());
    const token = await accounts.invite(email, 'sign-in');
    return cookieOf(await call('GET', `/inbox/sign-in/${token}`));
  };

  return { ...desk, accounts, call, signedIn };
}
