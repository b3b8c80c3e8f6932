import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type LeadPages, leadsQuery } from '../api/queries.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { fromSearch } from '../leads/filters.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import { say } from '../shared/status-line.ts';
import type { LeadActions } from './use-lead.ts';

/** The keys of a lead: j and k go to the next and the one before in the list it was opened from, e and a change it. @param list the query string of that list */
export function useLeadKeys(id: string, list: string, { query, change }: LeadActions): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { account } = useSession();
  const mayChange = useAllowed('editor');
  const go = (step: number) => {
    const pages = client.getQueryData<LeadPages>(leadsQuery(fromSearch(list)).queryKey)?.pages ?? [];
    const ids = pages.flatMap(({ leads }) => leads.map((lead) => lead.id));
    const next = ids.includes(id) ? ids[ids.indexOf(id) + step] : undefined;
    if (next) navigate(`/leads/${next}`, { state: { list }, replace: true });
    else say(step > 0 ? 'This is the last lead of the list.' : 'This is the first lead of the list.');
  };
  const wish = (what: Parameters<typeof change>[1]) => () => {
    if (!mayChange) say('Readers can see leads but not change them.');
    else if (query.data) change(query.data, what);
  };
  useShortcuts({ j: () => go(1), k: () => go(-1), e: wish({ status: 'answered' }), a: wish({ assignee: account.email }) });
}
