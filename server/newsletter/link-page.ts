import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { FORM } from '../form-page.ts';
import { escapeHtml } from '../html.ts';
import { OWN_PAGE_POLICY } from '../security-headers.ts';
import type { BuiltSite } from '../site/site-files.ts';

/** `button`: what is done by posting the page to its own address. */
type Words = { status: number; title: string; text: string; button?: string };

const again = 'Nothing has changed. Please try again in a minute.';

/** What the pages of the newsletter's links say. */
const linkPages = {
  confirm: {
    status: 200,
    title: 'Confirm your subscription',
    text: 'Press the button to get the newsletter at your address. If you did not sign up, close this page and nothing is sent.',
    button: 'Confirm subscription',
  },
  confirmed: { status: 200, title: 'Your subscription is confirmed', text: 'The next newsletter comes to your address. Each has a link that ends the subscription.' },
  unsubscribe: {
    status: 200,
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button and no more newsletters are sent to your address.',
    button: 'Unsubscribe',
  },
  unsubscribed: { status: 200, title: 'You are unsubscribed', text: 'No more newsletters are sent to your address. You can sign up again at any time.' },
  expired: { status: 410, title: 'This link has expired', text: 'A link to confirm works for seven days. Please sign up again: a new one comes by email.' },
  outdated: { status: 410, title: 'This link is no longer in use', text: 'The sign-up that it belongs to has ended. To get the newsletter, please sign up again.' },
  forged: { status: 404, title: 'This link does not work', text: 'Part of it may be missing. Please copy the whole link from the email.' },
  confirmLater: { status: 503, title: 'Your answer could not be saved', text: again, button: 'Confirm subscription' },
  unsubscribeLater: { status: 503, title: 'Your answer could not be saved', text: again, button: 'Unsubscribe' },
} satisfies Record<string, Words>;

export type LinkPage = keyof typeof linkPages;

/**
 * Answers with one of the pages: the built page that the desk fills in (src/pages/check-your-details.astro), with the words of this one,
 * or a bare one where another server has the site.
 */
export async function sendLinkPage(reply: FastifyReply, site: BuiltSite, name: LinkPage): Promise<FastifyReply> {
  const page = site.checkYourDetails;
  const words: Words = linkPages[name];
  const html = page === undefined ? barePage(words) : fill(await readFile(page.path, 'utf8'), words);
  return reply
    .code(words.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': page?.policy ?? OWN_PAGE_POLICY,
      'x-robots-tag': 'noindex',
      // The address is the key to what the page does.
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function fill(template: string, { title, text, button }: Words): string {
  return template
    .replace(/(<title>)[^<|]*/, `$1${title} `)
    .replaceAll(/<meta (name="description"|property="og:(title|description)")[^>]*>/g, '')
    .replace(/(<h1\b[^>]*>)[^<]*/, `$1${title}`)
    .replace(/(<p class="lede"[^>]*>)[^<]*/, `$1${text}`)
    .replaceAll(FORM, (_whole, form, content: string) => (form === 'link' && button !== undefined ? content.replace('{button}', button) : ''));
}

function barePage({ title, text, button }: Words): string {
  const form = button === undefined ? '' : `<form method="post"><button>${button}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`;
}
