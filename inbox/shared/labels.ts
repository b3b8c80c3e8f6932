import type { Digest, LeadQuery, LeadSummary, NextStep, Role } from '../../server/inbox/api.ts';
import { deskDay } from './time.ts';

export const forms: Record<LeadSummary['form'], string> = {
  contact: 'Contact',
  signUp: 'Sign-up',
  newsletter: 'Newsletter',
};
export const statuses: Record<LeadSummary['status'], string> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};
type Choices = Pick<LeadQuery, 'form' | 'status' | 'due' | 'delivery' | 'spam'>;
/** Labels of the filters with fixed values. */
export const filterLabels: {
  [Name in keyof Choices]-?: Record<NonNullable<Choices[Name]>, string>;
} = {
  form: { inquiries: 'Contact and sign-up', ...forms },
  status: { open: 'Open', ...statuses },
  due: { today: 'Due today', overdue: 'Overdue' },
  delivery: { waiting: 'Not delivered yet', delivered: 'Delivered' },
  spam: { only: 'Only quarantined', any: 'With quarantined' },
};
export const roles: Record<Role, { name: string; description: string }> = {
  reader: { name: 'Reader', description: 'can see leads' },
  editor: { name: 'Editor', description: 'can see and change leads' },
  owner: { name: 'Owner', description: 'can also export and erase leads and manage accounts' },
};
export const digests: Record<Exclude<Digest, 'undecided'>, string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every week',
};
export const spamReasons: Record<NonNullable<LeadSummary['spam']>, string> = {
  honeypot: 'A field that people do not see was filled in.',
  speed: 'The form was sent faster than people type.',
  proof: 'The browser did not complete the calculation that the site asked for.',
  links: 'It contains links, as advertisements do.',
  repeated: 'The same text came from other email addresses.',
  many: 'Its email address sent many leads within an hour.',
  marked: 'Somebody marked it as spam.',
};
export const deliveryStates: Record<LeadSummary['delivery'], string> = {
  none: 'No delivery set up',
  pending: 'Waiting for the next try',
  delivered: 'Delivered',
  'dead-letter': 'Given up',
  held: 'Held back',
};
export const channels = {
  mail: 'Email',
  webhook: 'Webhook',
  confirmation: 'Newsletter confirmation',
};
export const READ_ONLY = 'Readers can see leads but not change them.';

/** `Ada, Ben, and Cy` */
export const formatList = (items: string[]) => new Intl.ListFormat('en-US').format(items);

/** `1 lead`, `1,200 leads` */
export const count = (amount: number, singular: string, plural = `${singular}s`) =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? singular : plural}`;

export const nextStepText = (step: NextStep | null) =>
  step ? `${step.text}, ${deskDay(Date.parse(step.on))}` : 'none';

/** The name of a lead's sender, or the email address if the form asks for no name. */
export const senderOf = ({ name, email }: Pick<LeadSummary, 'name' | 'email'>) => name || email;
/** The part of an account before the @. */
export const shortAccount = (email: string) => email.split('@')[0] ?? email;
