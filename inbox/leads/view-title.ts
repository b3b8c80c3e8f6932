import { shortAccount, statuses } from '../shared/words.ts';
import type { Filters } from './filters.ts';

/** What a view is called: by what sets it apart most. @param me the account that reads it */
export function viewTitle({ spam, assignee, delivery, status, q }: Filters, me: string): string {
  if (spam === 'only') return 'Quarantine';
  if (delivery === 'waiting') return 'Not delivered';
  if (assignee === me) return 'Mine';
  if (assignee) return assignee === 'none' ? 'Unassigned' : `Leads of ${shortAccount(assignee)}`;
  if (status) return statuses[status];
  return q ? 'Search' : 'All leads';
}
