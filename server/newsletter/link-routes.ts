import type { RoutePlugin } from '../app.ts';
import { RETRY_AFTER_S } from '../errors.ts';
import { rejectOtherMethods } from '../routes/plain-errors.ts';
import { StoreUnavailable } from '../store/store.ts';
import { sendLinkPage } from './link-page.ts';
import { NEWSLETTER_PATH, PURPOSES, type Purpose } from './links.ts';

/** GET changes nothing, because mail scanners open links. POST does not redirect (RFC 8058). */
export const linkRoutes: RoutePlugin = async (
  app,
  { store: { newsletter }, newsletterLinks, site },
) => {
  // Ignores bodies of all types.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null),
  );

  const saveChoice = async (purpose: Purpose, leadId: string) => {
    if (purpose === 'confirm') return newsletter.confirm(leadId);
    await newsletter.unsubscribe(leadId);
    return 'unsubscribed';
  };

  for (const purpose of PURPOSES) {
    const url = `${NEWSLETTER_PATH}${purpose}/:token`;
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url,
      async handler({ method, params, log }, reply) {
        try {
          const result = await newsletterLinks.verify(purpose, params.token);
          // `invalid` or `expired`
          if (typeof result === 'string') return await sendLinkPage(reply, site, result);
          const pageName = method === 'POST' ? await saveChoice(purpose, result.leadId) : purpose;
          return await sendLinkPage(reply, site, pageName);
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
          log.error({ err: error }, 'cannot handle a newsletter link');
          return sendLinkPage(reply.header('retry-after', RETRY_AFTER_S), site, `${purpose}Failed`);
        }
      },
    });
    rejectOtherMethods(app, url, ['GET', 'HEAD', 'POST']);
  }
};
