import type { HTTPMethods } from 'fastify';
import { createAccountService } from '../../server/accounts/accounts.ts';
import type { Role } from '../../server/domain.ts';
import { actor, testApp } from './fixtures.ts';

type Call = {
  cookie?: string;
  body?: string | object;
  headers?: Record<string, string>;
};

const HOST = 'localhost:4321';
export const ORIGIN = `http://${HOST}`;

export const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

export type Inbox = Awaited<ReturnType<typeof testInbox>>;

export async function testInbox(...parameters: Parameters<typeof testApp>) {
  const desk = await testApp(...parameters);
  const accounts = createAccountService(desk);

  const call = (method: HTTPMethods, path: string, { cookie, body, headers = {} }: Call = {}) =>
    desk.app.inject({
      method,
      url: path.startsWith('/inbox') ? path : `/inbox/api${path}`,
      headers: {
        host: HOST,
        origin: ORIGIN,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      payload: body,
    });

  const status = async (...parameters: Parameters<typeof call>) =>
    (await call(...parameters)).statusCode;

  const setPassword = (token: string, password: string) =>
    call('POST', '/invitation/password', { body: { token, password } });
  const newSignInChallenge = async (): Promise<string> =>
    (await call('POST', '/session/passkey/options')).json().challenge;
  const signInWith = (passkeyResponse: object) =>
    call('POST', '/session/passkey', { body: { response: passkeyResponse } });

  const signInAs = async (role: Role, email = `${role}@desk.example`) => {
    await desk.store.inbox.addAccount(email, role, actor);
    const token = await accounts.newLinkToken(email, 'sign-in');
    return cookieOf(await call('POST', '/session/link', { body: { token } }));
  };

  const clientWith = (cookie: string) => {
    const requestWith = (method: HTTPMethods) => (path: string, body?: object) =>
      call(method, path, { cookie, body });
    return {
      cookie,
      get: requestWith('GET'),
      post: requestWith('POST'),
      patch: requestWith('PATCH'),
      delete: requestWith('DELETE'),
    };
  };
  /** Sends requests with the session of a new account. */
  const clientAs = async (...parameters: Parameters<typeof signInAs>) =>
    clientWith(await signInAs(...parameters));

  return {
    ...desk,
    accounts,
    call,
    status,
    setPassword,
    newSignInChallenge,
    signInWith,
    signInAs,
    clientWith,
    clientAs,
  };
}

export type Client = ReturnType<Inbox['clientWith']>;

/** `inboxAs('owner')` returns a test inbox with `owner`, the client of a new account. */
export async function inboxAs<R extends Role>(role: R, ...parameters: Parameters<typeof testApp>) {
  const inbox = await testInbox(...parameters);
  return { ...inbox, ...({ [role]: await inbox.clientAs(role) } as Record<R, Client>) };
}
