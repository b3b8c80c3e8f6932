import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { answerErrors, UNREADABLE } from '../errors.ts';

export const METHOD_REFUSED = 'Method not allowed.';

export const say = (reply: FastifyReply, status: number, sentence: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(sentence);

export function refuseOtherMethods(app: FastifyInstance, path: string, allowed: string[]) {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url: path,
    handler: (_request, reply) =>
      say(reply.header('allow', allowed.join(', ')), 405, METHOD_REFUSED),
  });
}

const sentences = {
  unavailable: 'The lead could not be stored. Please try again later.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body must be a JSON object.',
};

const clientErrors: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Responds to requests that the parser or router rejects before any hook runs. */
export const answerUnparsed = (headers: Record<string, string>) =>
  ({
    frameworkErrors: (error, _request, reply) =>
      void say(reply.headers(headers), error.statusCode ?? 400, UNREADABLE),
    clientErrorHandler({ code }, socket: Socket) {
      if (code !== 'ECONNRESET' && socket.writable) {
        const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
        socket.write(
          `HTTP/1.1 ${clientErrors[code] ?? '400 Bad Request'}\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`,
        );
      }
      socket.destroySoon();
    },
  }) satisfies FastifyServerOptions;

/** Sends errors as plain text, as EmailJS does. */
export const answerErrorsPlainly = (app: FastifyInstance) => answerErrors(app, say, sentences);
