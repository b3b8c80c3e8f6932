import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The desk's log: JSON lines on standard error. What is logged is chosen field by field where it is logged, because the
 * safest way to keep personal data out is never to hand over a request, a body or an address.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, pino.destination(2));
}

/** An error without its details: a database puts row values there, a mail server puts addresses. */
export function describeError(error: unknown): { name: string; message: string; code?: string | number } {
  if (!(error instanceof Error)) return { name: 'Error', message: 'unknown' };
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {};
  return { name: error.name, message: error.message, ...code };
}
