import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { StoreUnavailable } from './store/store.ts';

export const RETRY_AFTER_S = 30;
export const UNREADABLE_REQUEST = 'The request cannot be read.';

export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = () => new HttpError(404, 'There is nothing here.');

export function orNotFound<Value>(value: Value | undefined | false) {
  if (value === undefined || value === false) throw notFound();
  return value;
}

export function handleErrors(
  app: FastifyInstance,
  send: (reply: FastifyReply, status: number, message: string) => FastifyReply,
  messagesByCode: Record<string, string> & { unavailable: string },
) {
  let loggedAt = 0;
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return send(reply, error.status, error.message);
    if (error instanceof StoreUnavailable) {
      // Logs at most once a second, because the log may be on the same full disk as the store.
      if (Date.now() - loggedAt >= 1000) {
        loggedAt = Date.now();
        request.log.error(
          { err: error },
          'leads cannot be stored: responding with 503 until the store works again',
        );
      }
      return send(reply.header('retry-after', RETRY_AFTER_S), 503, messagesByCode.unavailable);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return send(reply, 500, 'Something went wrong. Please try again later.');
    }
    // Adds `Content-Range`, which holds the length of the file.
    if (status === 416 && 'headers' in error) reply.headers(error.headers as object);
    return send(reply, status, messagesByCode[error.code] ?? UNREADABLE_REQUEST);
  });
}
