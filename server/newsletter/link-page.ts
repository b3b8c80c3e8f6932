import type { FastifyReply } from 'fastify';
import { FORM_PATTERN, sendFilledPage } from '../form-page.ts';
import { barePage } from '../html.ts';
import type { BuiltSite } from '../site/site-files.ts';

type Copy = { status?: number; title: string; text: string; button?: string };

const saveFailure = {
  status: 503,
  title: 'Your choice could not be saved',
  text: 'Nothing has changed. Please try again in a minute.',
};

const linkPages = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to get the newsletter. If you did not sign up, close this page and we send you nothing.',
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'Your subscription is confirmed',
    text: 'We will send you the next newsletter. Each one has a link to unsubscribe.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    text: 'Press the button to stop getting the newsletter.',
    button: 'Unsubscribe',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'We will send you no more newsletters. You can sign up again at any time; we email each address at most once a day.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'Confirmation links work for seven days. Please sign up again, and we will email you a new one.',
  },
  outdated: {
    status: 410,
    title: 'This link is no longer in use',
    text: 'It belongs to an earlier sign-up. To get the newsletter, please sign up again. We email each address at most once a day.',
  },
  invalid: {
    status: 404,
    title: 'This link does not work',
    text: 'Part of it may be missing. Please copy the whole link from the email.',
  },
  confirmFailed: { ...saveFailure, button: 'Confirm subscription' },
  unsubscribeFailed: { ...saveFailure, button: 'Unsubscribe' },
} satisfies Record<string, Copy>;

export function sendLinkPage(reply: FastifyReply, site: BuiltSite, name: keyof typeof linkPages) {
  const copy: Copy = linkPages[name];
  reply.headers({
    'x-robots-tag': 'noindex',
    // The URL contains a secret token.
    'referrer-policy': 'no-referrer',
  });
  return sendFilledPage(reply, site, copy.status ?? 200, (template) => renderPage(template, copy));
}

/** Fills `check-your-details.html`. Removes its forms, except `form:link` if there is a button. */
function renderPage(template: string | undefined, { title, text, button }: Copy) {
  if (template === undefined) {
    const formHtml = button && `<form method="post"><button>${button}</button></form>`;
    return barePage(title, `<p>${text}</p>${formHtml ?? ''}`);
  }
  return template
    .replace(/(<title>)[^<|]*/, `$1${title} `)
    .replaceAll(/<meta (name="description"|property="og:(title|description)")[^>]*>/g, '')
    .replace(/(<h1\b[^>]*>)[^<]*/, `$1${title}`)
    .replace(/(<p class="lede"[^>]*>)[^<]*/, `$1${text}`)
    .replaceAll(FORM_PATTERN, (_match, form, content: string) =>
      form === 'link' && button !== undefined ? content.replace('{button}', button) : '',
    );
}
