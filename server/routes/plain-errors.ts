import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { handleErrors, UNREADABLE_REQUEST } from '../errors.ts';
import { API_V1, type ErrorBody, INBOX_API } from '../inbox/api.ts';

export const METHOD_NOT_ALLOWED = 'Method not allowed.';

export const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);

export const sendJsonError = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ message } satisfies ErrorBody);

export function rejectOtherMethods(app: FastifyInstance, url: string, allowed: string[]) {
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    handler: (_request, reply) =>
      sendText(reply.header('allow', allowed.join(', ')), 405, METHOD_NOT_ALLOWED),
  });
}

const messages = {
  unavailable: 'The lead could not be stored. Please try again later.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Unsupported content type.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must be a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body must be a JSON object.',
};

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

export const badRequestHandlers = (headers: Record<string, string>) =>
  ({
    frameworkErrors({ statusCode = 400 }, { url }, reply) {
      const isApi = [INBOX_API, API_V1].some((api) => url.startsWith(`${api}/`));
      (isApi ? sendJsonError : sendText)(reply.headers(headers), statusCode, UNREADABLE_REQUEST);
    },
    clientErrorHandler({ code }, socket: Socket) {
      if (code !== 'ECONNRESET' && socket.writable) {
        const fields = Object.entries({ ...headers, connection: 'close', 'content-length': '0' });
        socket.write(
          `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}\r\n${fields.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n`,
        );
      }
      socket.destroySoon();
    },
  }) satisfies FastifyServerOptions;

export const handleErrorsAsText = (app: FastifyInstance) => handleErrors(app, sendText, messages);
