import { formatDate } from '../../format.ts';

/** What marks a text that is not out yet, in development and in a preview. */
export const draft = {
  mark: 'Draft',
  /** @param day 2026-06-29 */
  from: (day: string) => `From ${formatDate(day, 'card')}`,
  note: 'Not published:',
};
