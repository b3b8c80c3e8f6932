import { escapeHtml } from '../html.ts';

export type ConfirmationMail = {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

type Parts = { leadId: string; to: string; from: string; brand: string; confirmLink: string; unsubscribeLink: string };

/** The mail that asks a visitor to confirm a newsletter sign-up. Mail programs can unsubscribe by themselves (RFC 8058). */
export function confirmationMail({ leadId, to, from, brand, confirmLink, unsubscribeLink }: Parts): ConfirmationMail {
  const asked = `This address was entered for the newsletter of ${brand}.`;
  const otherwise = 'The link works for seven days. If you did not sign up, ignore this email: without a confirmation no newsletter is sent.';
  return {
    messageId: `<confirm.${leadId}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: brand, address: from },
    to,
    subject: `Confirm your subscription to the ${brand} newsletter`,
    text: [asked, '', 'To confirm, open this page and press its button:', confirmLink, '', otherwise, '', 'To unsubscribe:', unsubscribeLink].join('\n'),
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(asked)}</p><p><a href="${confirmLink}">Confirm your subscription</a></p><p>${otherwise}</p><p><a href="${unsubscribeLink}">Unsubscribe</a></p></body></html>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${unsubscribeLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
