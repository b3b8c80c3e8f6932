import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../routes/plain-errors.ts';
import { mediaTypeOf } from '../site/media-types.ts';

/** A file of the build: no folder, no dot at its start. */
const ASSET = /^[\w-][\w.-]*\.[a-z0-9]+$/;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Serves the inbox's application: its page at every address without a file, its hashed files beside it. */
export function appFiles(app: FastifyInstance, folder: string): void {
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    try {
      const html = await readFile(join(folder, 'index.html'));
      return reply.type('text/html; charset=utf-8').send(html);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return say(reply, 503, 'The inbox has not been built yet: run npm run build, then load this page again.');
    }
  };
  app.get('/inbox', page);
  app.get('/inbox/*', page);

  app.get<{ Params: { name: string } }>('/inbox/assets/:name', async ({ params, headers }, reply) => {
    const { name } = params;
    if (!ASSET.test(name)) return say(reply, 404, 'There is nothing here.');
    const path = join(folder, 'assets', name);
    // Their names change with their content, and they hold no lead.
    reply.headers({ 'cache-control': 'private, max-age=31536000, immutable', vary: 'Accept-Encoding' }).type(mediaTypeOf(name));
    try {
      if (/\bbr\b/.test(String(headers['accept-encoding']))) return reply.header('content-encoding', 'br').send(await readFile(`${path}.br`));
    } catch (error) {
      if (!isMissing(error)) throw error;
      reply.removeHeader('content-encoding');
    }
    try {
      return reply.send(await readFile(path));
    } catch (error) {
      if (!isMissing(error)) throw error;
      return say(reply, 404, 'There is nothing here.');
    }
  });
}
