import type { LeadDetail } from '../../server/inbox/api.ts';

/** Mail programs on Windows accept links up to about 2,000 characters. */
const MAX_LENGTH = 1_900;

/** Returns a `mailto:` link that replies to a lead. Truncates the body so that the link fits. */
export function replyLink({ email, reply }: Pick<LeadDetail, 'email' | 'reply'>): string {
  const start = `mailto:${encodeMailAddress(email)}?subject=${encodeURIComponent(reply.subject)}&body=`;
  const characters = [...reply.body.replace(/\r?\n/g, '\r\n')].map(encodeURIComponent);
  const body = characters.join('');
  if (start.length + body.length <= MAX_LENGTH) return start + body;
  const ellipsis = encodeURIComponent('…');
  let length = start.length + ellipsis.length;
  const fitting = characters.filter((character) => {
    length += character.length;
    return length <= MAX_LENGTH;
  });
  return start + fitting.join('') + ellipsis;
}

export const encodeMailAddress = (email: string) => encodeURIComponent(email).replace('%40', '@');
