import { shortAccount, statuses } from '../shared/words.ts';
import type { Filters } from './filters.ts';

/** What a view is called: by what sets it apart most. */
export function viewTitle({ spam, assignee, delivery, status, q }: Filters): string {
  if (spam === 'only') return 'Quarantine';
  if (delivery === 'waiting') return 'Not delivered';
  if (assignee) return assignee === 'none' ? 'Unassigned' : `Leads of ${shortAccount(assignee)}`;
  if (status) return statuses[status];
  return q ? 'Search' : 'All leads';
}
