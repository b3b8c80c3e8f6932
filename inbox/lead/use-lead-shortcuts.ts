import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { LeadPatch } from '../api/lead-change.ts';
import { leadsQuery } from '../api/queries.ts';
import { useHasRole, useSession } from '../api/session.ts';
import { parseFilters } from '../leads/filters.ts';
import { useScreenActions } from '../shared/commands.ts';
import { READER_NOTICE } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import type { LeadState } from './use-lead.ts';

/** Adds shortcuts and, for editors, menu commands. @param listSearch query string of the list */
export function useLeadShortcuts(
  id: string,
  listSearch: string,
  { query, change }: LeadState,
): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { account } = useSession();
  const canEdit = useHasRole('editor');
  const goToLead = (step: number) => () => {
    const data = client.getQueryData(leadsQuery(parseFilters(listSearch)).queryKey);
    const ids = data?.pages.flatMap(({ leads }) => leads.map((lead) => lead.id)) ?? [];
    const index = ids.indexOf(id);
    const targetId = index < 0 ? undefined : ids[index + step];
    if (targetId) navigate(`/leads/${targetId}`, { state: { list: listSearch }, replace: true });
    else if (index < 0) announce('This lead is not in the list. Go back to the list first.');
    else announce(`This is the ${step > 0 ? 'last' : 'first'} lead shown in the list.`);
  };
  const apply = (patch: LeadPatch) => () => {
    if (!canEdit) announce(READER_NOTICE);
    else if (query.data) change(query.data, patch);
  };
  const actions: [key: string, name: string, run: () => void][] = [
    ['e', 'Mark as answered', apply({ status: 'answered' })],
    ['a', 'Assign to me', apply({ assignee: account.email })],
    ['j', 'Next lead', goToLead(1)],
    ['k', 'Previous lead', goToLead(-1)],
  ];
  useScreenActions(canEdit ? actions.map(([, name, run]) => ({ name, note: 'Action', run })) : []);
  useShortcuts(Object.fromEntries(actions.map(([key, , run]) => [key, run])));
}
