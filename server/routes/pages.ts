import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { MemoryCache } from '../site/memory-cache.ts';
import { isSameVersion } from '../site/negotiate.ts';
import { chooseRepresentation, fitsInMemory } from '../site/representation.ts';
import type { BuiltSite, SiteFile } from '../site/site-files.ts';
import { say } from './plain-errors.ts';

/** Serves the built site: each listed file at its canonical path, redirects to that path, and the 404 page. */
export const pageRoutes: FastifyPluginAsync<{ site: BuiltSite; cache: MemoryCache }> = async (app, { site, cache }) => {
  await app.register(fastifyStatic, { serve: false });

  const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200) => {
    const { path, headers } = chooseRepresentation(file, request.headers['accept-encoding']);
    if (!fitsInMemory(file)) return streamFile(reply.code(status).headers(headers), file);
    // First the content: an error carries none of a file's headers.
    const { bytes, etag } = await cache.load(path);
    reply.code(status).headers({ ...headers, etag });
    if (status === 200 && isSameVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(bytes);
  };

  /** Ranges and conditions included. Only the plain file: what is this large and worth compressing is compressed in itself. */
  const streamFile = (reply: FastifyReply, file: SiteFile) => {
    reply.removeHeader('content-encoding');
    return reply.sendFile(file.name, file.path.slice(0, -file.name.length), { cacheControl: false, contentType: false, index: false });
  };

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, path: string | undefined) => {
    if (site.notFound === undefined || path?.startsWith('/api/')) return say(reply, 404, 'Not found.');
    return sendFile(request, reply, site.notFound, 404);
  };

  app.get('/*', async (request, reply) => {
    const [encodedPath = '', ...query] = request.url.split('?');
    const path = decodePath(encodedPath);
    const file = path === undefined ? undefined : site.find(path);
    if (file !== undefined) return sendFile(request, reply, file);
    const canonical = path === undefined ? undefined : site.canonical(path);
    if (canonical === undefined) return sendNotFound(request, reply, path);
    // Always a path of our own list, so a crafted address cannot lead to another site.
    return reply.redirect([encodeURI(canonical), ...query].join('?'), 301);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = decodePath(request.url.split('?')[0] ?? '');
    const exists = path !== undefined && site.find(path) !== undefined;
    if (exists) return say(reply.header('allow', 'GET, HEAD'), 405, 'This method is not taken here.');
    return sendNotFound(request, reply, path);
  });
};

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
