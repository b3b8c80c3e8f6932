import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const DAY_S = 24 * 60 * 60;
/** `inbox`: the session's token. `inbox-device`: identifies a browser that has signed in before. */
const MAX_AGE_S = { inbox: 30 * DAY_S, 'inbox-device': 365 * DAY_S };
type CookieName = keyof typeof MAX_AGE_S;

/** Proxies that end TLS may not send `X-Forwarded-Proto`, so only local hosts count as insecure. */
const isSecure = ({ protocol, hostname }: FastifyRequest) =>
  protocol === 'https' || !LOOPBACK.has(hostname);

/** The prefix prevents other hosts and unencrypted connections from setting the cookie. */
const fullName = (request: FastifyRequest, name: CookieName) =>
  isSecure(request) ? `__Host-${name}` : name;

export function readCookie(request: FastifyRequest, name: CookieName) {
  const start = `${fullName(request, name)}=`;
  const cookie = request.headers.cookie?.split(';').find((pair) => pair.trim().startsWith(start));
  return cookie?.trim().slice(start.length);
}

export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: CookieName,
  value: string | undefined,
) {
  const age = value === undefined ? 0 : MAX_AGE_S[name];
  const rest = `; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`;
  reply.header('set-cookie', `${fullName(request, name)}=${value ?? ''}${rest}`);
}
