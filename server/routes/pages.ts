import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createMemoryCache } from '../site/memory-cache.ts';
import { chooseEncoding, isSameVersion } from '../site/negotiate.ts';
import type { BuiltSite, SiteFile } from '../site/site-files.ts';
import { say } from './plain-errors.ts';

/** Larger files, and media that players ask for in ranges, are streamed from disk. */
const MEMORY_FILE_LIMIT = 256 * 1024;
const MEMORY_LIMIT = 24 * 1024 * 1024;

/** Serves the built site: each listed file at its canonical path, redirects to that path, and the 404 page. */
export const pageRoutes: FastifyPluginAsync<{ site: BuiltSite }> = async (app, { site }) => {
  await app.register(fastifyStatic, { serve: false });
  const load = createMemoryCache(MEMORY_LIMIT);

  const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200) => {
    reply.code(status).headers({ 'content-type': file.mediaType, 'cache-control': file.cacheControl });
    if (file.policy !== undefined) reply.header('content-security-policy', file.policy);
    if (file.size > MEMORY_FILE_LIMIT || /^(video|audio)\//.test(file.mediaType)) {
      return reply.sendFile(file.name, file.path.slice(0, -file.name.length), { cacheControl: false, contentType: false, index: false });
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'], file.compressed);
    const { bytes, etag } = await load((encoding && file.compressed[encoding]) ?? file.path);
    reply.header('etag', etag);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    if (Object.keys(file.compressed).length > 0) reply.header('vary', 'Accept-Encoding');
    if (status === 200 && isSameVersion(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.send(bytes);
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
