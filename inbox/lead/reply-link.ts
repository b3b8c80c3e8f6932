import type { LeadDetail } from '../../server/inbox/api.ts';

/** Mail programs on Windows are started with at most about 2,000 characters. */
const MAX_LENGTH = 1_900;

/** A `mailto:` link that answers a lead: to its address, with subject and quoted text, the text cut where a mail program could not take it. */
export function replyLink({ email, reply: { subject, body } }: Pick<LeadDetail, 'email' | 'reply'>): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const link = (text: string) => `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
  const characters = [...body];
  let [least, most] = [0, characters.length];
  if (link(body).length <= MAX_LENGTH) return link(body);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (link(`${characters.slice(0, middle).join('')}…`).length <= MAX_LENGTH) least = middle;
    else most = middle - 1;
  }
  return link(`${characters.slice(0, least).join('')}…`);
}
