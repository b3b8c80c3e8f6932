import type { StoredLead } from '../domain.ts';
import { labeledFields } from '../lead-record.ts';
import type { LeadWithHistory, StoredAccount } from '../store/store.ts';

const EXCERPT_LENGTH = 140;
const replySubjects = {
  contact: 'Your message to',
  signUp: 'Your sign-up at',
  newsletter: 'Your newsletter subscription at',
};

const valuesOf = ({ fields }: StoredLead): Record<string, string | undefined> => fields;

function mostUrgentState({ deliveries }: StoredLead) {
  const states = deliveries.map(({ state }) => state);
  return (
    (['dead-letter', 'pending', 'delivered', 'held'] as const).find((state) =>
      states.includes(state),
    ) ?? ('none' as const)
  );
}

function shorten(text: string) {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > EXCERPT_LENGTH
    ? `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`
    : characters.join('');
}

export function toSummary(lead: StoredLead) {
  const { fields, source: _, deliveries: __, ...rest } = lead;
  const { name = '', companyName = '', descriptionmsg: message = '' } = valuesOf(lead);
  return {
    ...rest,
    email: fields.email,
    name,
    company: companyName,
    excerpt: shorten(message),
    delivery: mostUrgentState(lead),
  };
}

function draftReply(lead: StoredLead, brand: string) {
  const { name = lead.fields.email, descriptionmsg: message = '' } = valuesOf(lead);
  const day = new Date(lead.receivedAt).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
  });
  const quoted = message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    subject: `Re: ${replySubjects[lead.form]} ${brand}`,
    body: message === '' ? '' : `\n\nOn ${day}, ${name} wrote:\n${quoted}\n`,
  };
}

export function toDetail({ lead, leadsOfSender, notes, history }: LeadWithHistory, brand: string) {
  return {
    ...lead,
    notes,
    history,
    fields: labeledFields(lead),
    email: lead.fields.email,
    others: leadsOfSender.map(toSummary),
    reply: draftReply(lead, brand),
  };
}

export const toAccount = ({ password, ...account }: StoredAccount) => ({
  ...account,
  hasPassword: password !== null,
});
