import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const DAY_S = 24 * 60 * 60;
/** `inbox`: the session's token. `inbox-device`: proves an earlier sign-in. */
const MAX_AGE_S = { inbox: 30 * DAY_S, 'inbox-device': 365 * DAY_S };
type CookieName = keyof typeof MAX_AGE_S;

/** Assumes HTTPS except on loopback, because proxies may omit `X-Forwarded-Proto`. */
const isSecure = ({ protocol, hostname }: FastifyRequest) =>
  protocol === 'https' || !LOOPBACK.has(hostname);

/** Browsers accept cookies with this prefix only from this host, over HTTPS. */
const cookieName = (request: FastifyRequest, name: CookieName) =>
  isSecure(request) ? `__Host-${name}` : name;

export function readCookie(request: FastifyRequest, name: CookieName) {
  const start = `${cookieName(request, name)}=`;
  const pairs = request.headers.cookie?.split(/\s*;\s*/);
  return pairs?.find((pair) => pair.startsWith(start))?.slice(start.length);
}

export function writeCookie(reply: FastifyReply, name: CookieName, value: string | undefined) {
  const { request } = reply;
  const maxAge = value === undefined ? 0 : MAX_AGE_S[name];
  const attributes = `; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName(request, name)}=${value ?? ''}${attributes}`);
}
