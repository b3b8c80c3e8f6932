import type { FastifyError, FastifyInstance } from 'fastify';
import { StoreUnavailable } from '../store/store.ts';
import type { ApiError } from './api.ts';

export class Failure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = () => new Failure(404, 'There is nothing here.');

const bodyErrors: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'This is too long.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON.',
};

export function answerErrorsAsJson(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const say = (status: number, message: string) =>
      reply.code(status).send({ message } satisfies ApiError);
    if (error instanceof Failure) return say(error.status, error.message);
    if (error instanceof StoreUnavailable) {
      request.log.error({ err: error }, 'the inbox cannot reach the store');
      return say(503, 'The leads cannot be reached right now. Try again in a minute.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return say(status, bodyErrors[error.code] ?? 'The request cannot be read.');
    request.log.error({ err: error }, 'a request to the inbox failed');
    return say(500, 'Something went wrong. Try again in a minute.');
  });
}
