import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Whether the browser reaches the desk by TLS, as it must from anywhere but this machine: a proxy that ends TLS may not say so. */
const isSecure = ({ protocol, hostname }: FastifyRequest): boolean => protocol === 'https' || !LOOPBACK.has(hostname);

/** The prefix keeps other hosts and plain connections from setting a cookie of this name. */
const cookieName = (request: FastifyRequest): string => (isSecure(request) ? '__Host-inbox' : 'inbox');

/** The session's token that a browser sent. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const name = `${cookieName(request)}=`;
  const cookie = request.headers.cookie?.split(';').find((pair) => pair.trim().startsWith(name));
  return cookie?.trim().slice(name.length);
}

/** Gives a browser its session's token, or takes it back. Scripts cannot read it, and other sites cannot have it sent. */
export function writeSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string | undefined): void {
  const rest = `; Path=/; Max-Age=${token === undefined ? 0 : MAX_AGE_S}; HttpOnly; SameSite=Strict${isSecure(request) ? '; Secure' : ''}`;
  reply.header('set-cookie', `${cookieName(request)}=${token ?? ''}${rest}`);
}
