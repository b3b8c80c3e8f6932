import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type { LimitStore } from './store/limits.ts';

const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const SPAM_LINK_COUNT = 3;
/** Shorter texts may be equal by chance. */
const MIN_TEXT_LENGTH = 30;
const SPAM_SENDER_COUNT = 3;

export const createSpamFilter = (limits: LimitStore, maxLeadsPerEmail: number) => ({
  async reasonFor(lead: Lead, clientIp: string) {
    if (hasSpamLinks(lead)) return 'links';
    const { senderLeads, otherSenders } = await limits.countSimilar(spamKeys(lead, clientIp));
    if (otherSenders + 1 >= SPAM_SENDER_COUNT) return 'repeated';
    // Counts only leads from this client, so that no other client can block the sender.
    return maxLeadsPerEmail > 0 && senderLeads >= maxLeadsPerEmail ? 'many' : null;
  },
  recordLead: (lead: Lead, clientIp: string) => limits.recordLead(spamKeys(lead, clientIp)),
});

const spamKeys = (lead: Lead, clientIp: string) => ({
  clientIp,
  email: `sender ${lead.fields.email.toLowerCase()}`,
  text: messageKey(lead),
});

function messageKey({ fields }: Lead) {
  const { descriptionmsg = '' }: Record<string, string> = fields;
  const text = descriptionmsg
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return text.length < MIN_TEXT_LENGTH ? undefined : `text ${text}`;
}

function hasSpamLinks({ fields }: Lead) {
  const { email: _, descriptionmsg = '', ...shortFields }: Record<string, string> = fields;
  const countLinks = (text: string) => text.match(LINK)?.length ?? 0;
  return (
    countLinks(descriptionmsg) >= SPAM_LINK_COUNT ||
    Object.values(shortFields).some((text) => countLinks(text) > 0)
  );
}
