import { deliveryFilters, forms, spamFilters, statuses } from '../shared/words.ts';
import type { Filters } from './filters.ts';

type Chip = { name: keyof Filters; text: string };

const chip = (name: Chip['name'], text: string | undefined): Chip[] => (text ? [{ name, text }] : []);

/** The filters in use, each in words; the search stands in its own field. */
export const chipsOf = ({ form, status, assignee, delivery, spam, from, to }: Filters): Chip[] => [
  ...chip('form', form && forms[form]),
  ...chip('status', status && statuses[status]),
  ...chip('assignee', assignee && `Assigned to ${assignee === 'none' ? 'nobody' : assignee}`),
  ...chip('delivery', delivery && deliveryFilters[delivery]),
  ...chip('spam', spam && spamFilters[spam]),
  ...chip('from', from && `From ${from}`),
  ...chip('to', to && `Until ${to}`),
];
