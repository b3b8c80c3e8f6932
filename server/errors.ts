import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { StoreUnavailable } from './store/store.ts';

export const RETRY_AFTER_S = 30;
export const UNREADABLE = 'The request cannot be read.';

export class Failure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = () => new Failure(404, 'There is nothing here.');

/** @param sentences messages by error code, and `unavailable` for the store */
export function answerErrors(
  app: FastifyInstance,
  say: (reply: FastifyReply, status: number, sentence: string) => FastifyReply,
  sentences: Record<string, string> & { unavailable: string },
) {
  let loggedAt = 0;
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) return say(reply, error.status, error.message);
    if (error instanceof StoreUnavailable) {
      // Logs at most once a second, because the disk may be full.
      if (Date.now() - loggedAt >= 1000) {
        loggedAt = Date.now();
        request.log.error(
          { err: error },
          'leads cannot be stored: responding with 503 until the store works again',
        );
      }
      return say(reply.header('retry-after', RETRY_AFTER_S), 503, sentences.unavailable);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return say(reply, 500, 'Something went wrong. Please try again later.');
    }
    // Includes Content-Range, the length of the file.
    if (status === 416 && 'headers' in error) reply.headers(error.headers as object);
    return say(reply, status, sentences[error.code] ?? UNREADABLE);
  });
}
