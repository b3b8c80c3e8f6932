import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Never log a request, a body, or an email or IP address. */
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

/** Returns only name, code and messages (with causes): the rest may contain personal data. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'Error', message: 'unknown' };
  const errors: (Error & { code?: unknown })[] = withCauses(error);
  const code = errors
    .map((each) => each.code)
    .find((value) => typeof value === 'string' || typeof value === 'number');
  const messages = new Set(errors.map(({ message }) => message));
  return {
    name: error.name,
    message: [...messages].filter(Boolean).join(': '),
    code,
  };
}

function withCauses(error: Error): Error[] {
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return [error, ...(cause instanceof Error ? withCauses(cause) : [])];
}
