import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What the HTTP parser of Node calls its errors, and the status each deserves; any other is 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what could not be read as a request and so reaches no route: with the headers every answer carries, and the
 * connection closed.
 * @param headers asked for at each answer, as they are not known before the routes are.
 */
export const answerUnreadable = (headers: () => Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const sentence = 'The request cannot be read.';
  const lines = { ...headers(), connection: 'close', 'content-type': 'text/plain; charset=utf-8', 'content-length': sentence.length };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${sentence}`);
  socket.destroy(error);
};
