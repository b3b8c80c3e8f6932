import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { StoreUnavailable } from '../store/store.ts';

/** Seconds after which a client may try again when the store is away. */
export const RETRY_AFTER_S = 30;

/** Sends one plain sentence. */
export const say = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence);

/** Sentences for the errors a body can cause before a route sees it. */
const bodyErrors: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not taken here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body must be a JSON object.',
};

/** Makes every route answer errors in plain text, as EmailJS does, and without a word about the inside. */
export function answerErrorsPlainly(app: FastifyInstance): void {
  let lastTold = 0;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable) {
      // Once a second says it too: a line for each request would help to fill the disk that is full.
      if (Date.now() - lastTold >= 1000) {
        lastTold = Date.now();
        request.log.error({ err: error }, 'leads cannot be stored: answering 503 until the store works again');
      }
      reply.header('retry-after', RETRY_AFTER_S);
      return say(reply, 503, 'The lead could not be stored. Please try again later.');
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'a request failed');
      return say(reply, 500, 'Something went wrong. Please try again later.');
    }
    return say(reply, status, bodyErrors[error.code] ?? 'The request cannot be read.');
  });
}
