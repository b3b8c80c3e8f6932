import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The desk's log: JSON lines on standard error. What is logged is chosen field by field where it is logged, because the
 * safest way to keep personal data out is never to hand over a request, a body or an address.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, pino.destination(2));
}

/** An error without its details: a database puts row values there, a mail server puts addresses. The reasons beneath it are named. */
export function describeError(error: unknown): { name: string; message: string; code?: string | number } {
  if (!(error instanceof Error)) return { name: 'Error', message: 'unknown' };
  const code = reasonsOf(error)
    .map((reason) => ('code' in reason ? reason.code : undefined))
    .find((value) => typeof value === 'string' || typeof value === 'number');
  const messages = reasonsOf(error).map(({ message }) => message);
  return { name: error.name, message: [...new Set(messages)].filter(Boolean).join(': '), ...(code !== undefined && { code: code as string | number }) };
}

/** An error and what caused it: `fetch` says 'fetch failed', and why only beneath. */
function reasonsOf(error: Error): Error[] {
  const beneath = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...(beneath instanceof Error ? reasonsOf(beneath) : [])];
}
