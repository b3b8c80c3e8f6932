import type { Digest, LeadQuery, LeadStatus, LeadSummary, Role } from '../../server/inbox/api.ts';

/** What each value is called on every screen. */
export const forms: Record<LeadSummary['form'], string> = { contact: 'Contact', signUp: 'Sign-up', newsletter: 'Newsletter' };
export const statuses: Record<LeadStatus, string> = { new: 'New', 'in-progress': 'In progress', answered: 'Answered', closed: 'Closed' };
export const roles: Record<Role, { name: string; may: string }> = {
  reader: { name: 'Reader', may: 'can see leads' },
  editor: { name: 'Editor', may: 'can see and change leads' },
  owner: { name: 'Owner', may: 'can also export and erase leads and manage accounts' },
};
export const digests: Record<Digest, string> = { off: 'Off', daily: 'Every day', weekly: 'Every week' };
export const deliveryFilters: Record<NonNullable<LeadQuery['delivery']>, string> = { waiting: 'Not delivered yet', delivered: 'Delivered' };
export const spamFilters: Record<NonNullable<LeadQuery['spam']>, string> = { only: 'Only quarantined', any: 'With quarantined' };
export const spamReasons: Record<NonNullable<LeadSummary['spam']>, string> = {
  honeypot: 'A field that people do not see was filled in.',
  speed: 'The form was sent faster than people type.',
  proof: 'Its browser did not do the work that the site asks for.',
  links: 'It holds links, as advertisements do.',
  repeated: 'The same text came from other addresses.',
  many: 'Its address sent many leads within an hour.',
  marked: 'Somebody marked it as spam.',
};
export const deliveryStates: Record<LeadSummary['delivery'], string> = {
  none: 'No delivery set up',
  pending: 'Waiting for the next try',
  delivered: 'Delivered',
  'dead-letter': 'Given up',
  held: 'Held back',
};
export const channels = { mail: 'Email', webhook: 'Webhook', confirmation: 'Newsletter confirmation' };

/** A count with its noun: `1 lead`, `1,200 leads`. */
export const count = (amount: number, one: string, many = `${one}s`) => `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`;

/** Whom a lead is from, in the words its form asked for. */
export const senderOf = ({ name, email }: Pick<LeadSummary, 'name' | 'email'>) => name || email;
/** An account as it is told on rows: the part before the @. */
export const shortAccount = (email: string) => email.split('@')[0] ?? email;
