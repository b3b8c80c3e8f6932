import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { refuseOtherMethods } from '../routes/other-methods.ts';
import { RETRY_AFTER_S } from '../routes/plain-errors.ts';
import type { BuiltSite } from '../site/site-files.ts';
import type { NewsletterStore } from '../store/newsletter.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type LinkPage, sendLinkPage } from './link-page.ts';
import { type Links, NEWSLETTER_PATH, PURPOSES, type Purpose } from './links.ts';

type LinkRoutesOptions = { store: NewsletterStore; links: Links; site: BuiltSite; now: () => number };

/** Of a mail program's one-click post with room to spare, in bytes. */
const BODY_LIMIT = 4096;

/**
 * The pages behind the newsletter's links: GET shows a button, POST does it, so that a scanner that opens every link of a mail does nothing.
 * A mail program posts to the link to unsubscribe by itself (RFC 8058), so nothing but the link is asked for, and it is answered
 * without a redirect. Who unsubscribes gets the same answer whether or not the address is known.
 */
export const linkRoutes: FastifyPluginAsync<LinkRoutesOptions> = async (app, { store, links, site, now }) => {
  app.removeAllContentTypeParsers();
  // Whatever is posted says no more than the link.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null));

  const answer = async (purpose: Purpose, leadId: string): Promise<LinkPage> => {
    if (purpose === 'confirm') return store.confirm(leadId, now());
    await store.unsubscribe(leadId, now());
    return 'unsubscribed';
  };

  for (const purpose of PURPOSES) {
    const path = `${NEWSLETTER_PATH}${purpose}/:token`;
    const respond = async (reply: FastifyReply, token: string, act: (leadId: string) => Promise<LinkPage>) => {
      try {
        const read = await links.read(purpose, token, now());
        return await sendLinkPage(reply, site, typeof read === 'string' ? read : await act(read.leadId));
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        reply.log.error({ err: error }, 'an answer to a mail cannot be stored');
        return sendLinkPage(reply.header('retry-after', RETRY_AFTER_S), site, `${purpose}Later`);
      }
    };
    app.get<{ Params: { token: string } }>(path, ({ params }, reply) => respond(reply, params.token, async () => purpose));
    app.post<{ Params: { token: string } }>(path, ({ params }, reply) => respond(reply, params.token, (leadId) => answer(purpose, leadId)));
    refuseOtherMethods(app, path, ['GET', 'HEAD', 'POST']);
  }
};
