import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Callers pass single fields, never a request, a body or an address. */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    pino.destination(2),
  );
}

/** Details may contain row values or addresses. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Error', message: 'unknown' };
  const reasons: (Error & { code?: unknown })[] = reasonsOf(error);
  const code = reasons
    .map((reason) => reason.code)
    .find((value) => typeof value === 'string' || typeof value === 'number');
  const messages = new Set(reasons.map(({ message }) => message));
  return {
    name: error.name,
    message: [...messages].filter(Boolean).join(': '),
    ...(code !== undefined && { code }),
  };
}

function reasonsOf(error: Error): Error[] {
  const beneath = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...(beneath instanceof Error ? reasonsOf(beneath) : [])];
}
