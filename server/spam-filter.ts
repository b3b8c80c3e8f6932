import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type { LimitStore } from './store/limits.ts';

const LINK = /\b(?:https?:\/\/|www\.)\S/gi;
const LINKS = 3;
/** Shorter texts may be equal by chance. */
const TEXT_LENGTH = 30;
const SENDERS = 3;

/** Counted by network too: others who enter a person's address do not quarantine the person. */
export const createSpamFilter = (
  limits: Pick<LimitStore, 'recall' | 'remember'>,
  addressLimit: number,
) => ({
  async reasonFor(lead: Lead, network: string) {
    if (hasLinks(lead)) return 'links';
    const { leads, senders } = await limits.recall(sentBy(lead, network));
    if (senders >= SENDERS - 1) return 'repeated';
    return addressLimit > 0 && leads >= addressLimit ? 'many' : null;
  },
  remember: (lead: Lead, network: string) => limits.remember(sentBy(lead, network)),
});

const sentBy = (lead: Lead, network: string) => ({
  network,
  address: `sender ${lead.fields.email.toLowerCase()}`,
  text: textOf(lead),
});

function textOf({ fields }: Lead) {
  const { descriptionmsg = '' }: Record<string, string> = fields;
  const text = descriptionmsg
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return text.length < TEXT_LENGTH ? undefined : `text ${text}`;
}

function hasLinks({ fields }: Lead) {
  const { email: _, descriptionmsg = '', ...short }: Record<string, string> = fields;
  const linksIn = (text: string) => text.match(LINK)?.length ?? 0;
  return linksIn(descriptionmsg) >= LINKS || Object.values(short).some((text) => linksIn(text) > 0);
}
