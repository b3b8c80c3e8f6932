import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { LeadPatch } from '../api/lead-change.ts';
import { leadsQuery } from '../api/queries.ts';
import { useHasRole, useSession } from '../api/session.ts';
import { fromSearch } from '../leads/filters.ts';
import { useCommands } from '../shared/commands.ts';
import { READ_ONLY } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import type { LeadActions } from './use-lead.ts';

/** Adds the shortcuts and commands of a lead. @param list query string of the list */
export function useLeadShortcuts(id: string, list: string, { query, change }: LeadActions): void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { account } = useSession();
  const canEdit = useHasRole('editor');
  const goTo = (step: number) => () => {
    const data = client.getQueryData(leadsQuery(fromSearch(list)).queryKey);
    const ids = data?.pages.flatMap(({ leads }) => leads.map((lead) => lead.id)) ?? [];
    const next = ids.includes(id) ? ids[ids.indexOf(id) + step] : undefined;
    if (next) navigate(`/leads/${next}`, { state: { list }, replace: true });
    else announce(`This is the ${step > 0 ? 'last' : 'first'} lead of the list.`);
  };
  const apply = (patch: LeadPatch) => () => {
    if (!canEdit) announce(READ_ONLY);
    else if (query.data) change(query.data, patch);
  };
  const actions: [key: string, name: string, run: () => void][] = [
    ['e', 'Mark as answered', apply({ status: 'answered' })],
    ['a', 'Assign to me', apply({ assignee: account.email })],
    ['j', 'Next lead', goTo(1)],
    ['k', 'Previous lead', goTo(-1)],
  ];
  useCommands(canEdit ? actions.map(([, name, run]) => ({ name, note: 'Action', run })) : []);
  useShortcuts(Object.fromEntries(actions.map(([key, , run]) => [key, run])));
}
