import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RoutePlugin } from '../app.ts';
import { METHOD_NOT_ALLOWED, sendText } from './plain-errors.ts';

const feedTypes = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
};
/** `Range` headers that do not match are ignored (RFC 9110 §14.2). */
const BYTE_RANGES = /^bytes=\s*(\d+-\d*|-\d+)(\s*,\s*(\d+-\d*|-\d+))*\s*$/;

export const pageRoutes: RoutePlugin = async (app, { site }) => {
  const sendFile = ({ raw }: FastifyRequest, reply: FastifyReply, name: string) => {
    if (!BYTE_RANGES.test(raw.headers.range ?? '')) delete raw.headers.range;
    return reply.sendFile(name, site.folder, {
      onFile() {
        reply.header('cache-control', cacheControlOf(name));
        const policy = site.policyOf(name);
        if (policy !== undefined) reply.header('content-security-policy', policy);
      },
    });
  };

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (site.notFoundFile === undefined || path.startsWith('/api/'))
      return sendText(reply, 404, 'Not found.');
    // Prevents a partial (206) or empty (304) response.
    for (const name of ['range', 'if-none-match', 'if-modified-since'])
      delete request.raw.headers[name];
    return sendFile(request, reply.code(404), site.notFoundFile);
  };

  const servePath = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const name = site.findFile(path);
    if (name !== undefined) return sendFile(request, reply, name);
    const canonical = site.findCanonicalUrl(path);
    if (canonical === undefined) return sendNotFound(request, reply, path);
    // `canonical` is a path of this site, so a crafted URL cannot redirect elsewhere.
    return reply.redirect(encodeURI(canonical) + request.url.replace(/^[^?]*/, ''), 301);
  };
  app.get('/*', servePath);
  for (const [name, type] of Object.entries(feedTypes)) {
    app.get(
      `/${name}`,
      {
        async onSend(_request, reply) {
          if (reply.statusCode === 200) reply.type(type);
        },
      },
      servePath,
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (site.findFile(path) === undefined) return sendNotFound(request, reply, path);
    if (!['GET', 'HEAD'].includes(request.method))
      return sendText(reply.header('allow', 'GET, HEAD'), 405, METHOD_NOT_ALLOWED);
    // The file was deleted after the desk listed the folder. The 404 page may be missing too.
    return sendText(reply, 404, 'Not found.');
  });
};

/** File names in `_astro/` contain a content hash. */
function cacheControlOf(name: string) {
  if (name.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** Never throws: the router has rejected malformed paths. */
const pathOf = ({ url }: FastifyRequest) => decodeURIComponent(url.replace(/[?#].*/s, ''));
