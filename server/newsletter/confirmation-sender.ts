import { type MailSettings, mailSender } from '../delivery/mail.ts';
import { SkipDelivery } from '../delivery/retry.ts';
import { escapeHtml } from '../html.ts';
import type { NewsletterStore } from '../store/newsletter.ts';
import type { Links } from './links.ts';

export const confirmationSender = (store: NewsletterStore, links: Links, settings: MailSettings) =>
  mailSender('confirmation', settings, async ({ id, fields }) => {
    if (!(await store.claimConfirmation(id)))
      throw new SkipDelivery(
        'The mailbox got a confirmation mail in the last 24 hours, or the address is already confirmed, or it unsubscribed after this sign-up.',
      );
    const { from, brand } = settings;
    const confirmLink = await links.toConfirm(id);
    const unsubscribeLink = await links.toUnsubscribe(id);
    const reason = `Someone signed up for the ${brand} newsletter with this email address.`;
    const advice =
      'The link works for seven days. If you did not sign up, ignore this email: you get no newsletter unless you confirm.';
    return {
      mailId: `confirm.${id}`,
      from: { name: brand, address: from },
      to: fields.email,
      subject: `Confirm your subscription to the ${brand} newsletter`,
      text: `${reason}\n\nTo confirm, open this page and press its button:\n${confirmLink}\n\n${advice}\n\nTo unsubscribe:\n${unsubscribeLink}`,
      html: `<!doctype html><html lang="en"><body><p>${escapeHtml(reason)}</p><p><a href="${confirmLink}">Confirm your subscription</a></p><p>${advice}</p><p><a href="${unsubscribeLink}">Unsubscribe</a></p></body></html>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  });
