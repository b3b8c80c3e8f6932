import { type FieldText, formFields } from '../../src/features/lead-forms/fields.ts';
import type { LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { InboxDossier, InboxLead, StoredAccount } from '../store/inbox-store.ts';
import type { Account, LeadDetail, LeadSummary } from './api.ts';

const EXCERPT_LENGTH = 140;
const subjects: Record<LeadKind, string> = { contact: 'Your message to', signUp: 'Your sign-up at', newsletter: 'Your newsletter subscription at' };

const valuesOf = ({ fields }: InboxLead): Record<string, string | undefined> => fields;

function deliveryOf({ deliveries }: InboxLead): LeadSummary['delivery'] {
  const states = deliveries.map(({ state }) => state);
  return (['dead-letter', 'pending', 'held', 'delivered'] as const).find((state) => states.includes(state)) ?? 'none';
}

/** Counted in characters, so that none is cut in half. */
function excerptOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…` : characters.join('');
}

export function toSummary(lead: InboxLead): LeadSummary {
  const { id, kind, receivedAt, fields, status, assignee, spam, version } = lead;
  const { name = '', companyName = '', descriptionmsg = '' } = valuesOf(lead);
  return {
    id,
    form: kind,
    receivedAt,
    email: fields.email,
    name,
    company: companyName,
    excerpt: excerptOf(descriptionmsg),
    status,
    assignee,
    spam,
    delivery: deliveryOf(lead),
    version,
  };
}

/** What a reply begins with: the message, quoted as mail programs do. */
function replyTo(lead: InboxLead, brand: string): LeadDetail['reply'] {
  const { name = lead.fields.email, descriptionmsg = '' } = valuesOf(lead);
  const day = new Date(lead.receivedAt).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
  const quoted = descriptionmsg
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    subject: `Re: ${subjects[lead.kind]} ${brand}`,
    body: descriptionmsg === '' ? '' : `\n\nOn ${day}, ${name} wrote:\n${quoted}\n`,
  };
}

export function toDetail({ lead, notes, history, others }: InboxDossier, brand: string): LeadDetail {
  const { id, kind, receivedAt, spam, status, assignee, version, source, deliveries } = lead;
  const values = valuesOf(lead);
  const fields = Object.entries<FieldText>(formFields[kind]).map(([key, { label }]) => ({ key, label, value: values[key] ?? '' }));
  return {
    id,
    form: kind,
    receivedAt,
    fields,
    email: lead.fields.email,
    spam,
    status,
    assignee,
    version,
    source,
    deliveries,
    notes,
    history,
    others: others.map(toSummary),
    reply: replyTo(lead, brand),
  };
}

export const toAccount = ({ email, role, digest, disabled, createdAt, lastSeenAt, password, passkeys }: StoredAccount): Account => ({
  email,
  role,
  digest,
  disabled,
  createdAt,
  lastSeenAt,
  hasPassword: password !== null,
  passkeys,
});
