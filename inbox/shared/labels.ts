import type { Digest, LeadQuery, LeadSummary, NextStep, Role } from '../../server/inbox/api.ts';
import { formatUtcDay } from './time.ts';

export const formLabels: Record<LeadSummary['form'], string> = {
  contact: 'Contact',
  signUp: 'Sign-up',
  newsletter: 'Newsletter',
};
export const statusLabels: Record<LeadSummary['status'], string> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};
type SelectFilters = Pick<LeadQuery, 'form' | 'status' | 'due' | 'delivery' | 'spam'>;
export const filterLabels: {
  [Name in keyof SelectFilters]-?: Record<NonNullable<SelectFilters[Name]>, string>;
} = {
  form: { inquiries: 'Contact and sign-up', ...formLabels },
  status: { open: 'Open', ...statusLabels },
  due: { today: 'Due today', overdue: 'Overdue' },
  delivery: { undelivered: 'Not delivered yet', delivered: 'Delivered' },
  spam: { only: 'Only quarantined', any: 'Including quarantined' },
};
export const roleLabels: Record<Role, string> = {
  reader: 'Reader',
  editor: 'Editor',
  owner: 'Owner',
};
export const roleDescriptions: Record<Role, string> = {
  reader: 'Reader: can see leads',
  editor: 'Editor: can see and change leads',
  owner: 'Owner: can also export and erase leads and manage accounts',
};
export const digestLabels: Record<Exclude<Digest, 'undecided'>, string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every week',
};
export const spamReasons: Record<NonNullable<LeadSummary['spam']>, string> = {
  honeypot: 'A hidden field was filled in.',
  speed: 'The form was sent faster than people type.',
  proof: 'The browser did not solve the calculation that the form required.',
  links: 'A field contains too many links.',
  repeated: 'The same text came from other email addresses.',
  many: 'The email address sent many leads from one network within an hour.',
  marked: 'Somebody marked it as spam.',
};
export const deliveryLabels: Record<LeadSummary['delivery'], string> = {
  none: 'No delivery set up',
  pending: 'Pending',
  delivered: 'Delivered',
  'dead-letter': 'Failed',
  held: 'On hold',
};
export const channelLabels = {
  mail: 'Email',
  webhook: 'Webhook',
  confirmation: 'Newsletter confirmation',
};
export const READER_NOTICE = 'Readers can see leads but not change them.';

export const formatList = (items: string[]) => new Intl.ListFormat('en-US').format(items);
export const pluralize = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

export const nextStepText = (step: NextStep | null) =>
  step ? `${step.text}, ${formatUtcDay(Date.parse(step.on))}` : 'none';

/** Newsletter leads have no name. */
export const senderName = ({ name, email }: Pick<LeadSummary, 'name' | 'email'>) => name || email;
export const localPartOf = (email: string) => email.split('@')[0] ?? email;
