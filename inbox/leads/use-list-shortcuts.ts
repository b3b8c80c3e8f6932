import { type RefObject, useEffect } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { useRowChange } from '../api/lead-change.ts';
import { useHasRole, useSession } from '../api/session.ts';
import { READER_NOTICE } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import type { LeadSelection } from './use-selection.ts';

let lastOpenedId: string | undefined;
export const setLastOpenedLead = (id: string) => {
  lastOpenedId = id;
};

/** Adds shortcuts to a list, and focuses the lead that was opened last. */
export function useListShortcuts({
  listRef,
  searchRef,
  leads,
  selection,
}: {
  listRef: RefObject<HTMLElement | null>;
  searchRef: RefObject<HTMLElement | null>;
  leads: LeadSummary[];
  selection: LeadSelection;
}): void {
  const changeRow = useRowChange();
  const { account } = useSession();
  const canEdit = useHasRole('editor');
  const getRows = () => [...(listRef.current?.children ?? [])];
  const findFocusedIndex = () => getRows().findIndex((row) => row.contains(document.activeElement));
  const moveFocus = (step: number) => {
    const row = getRows()[Math.min(Math.max(findFocusedIndex() + step, 0), leads.length - 1)];
    row?.querySelector('a')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const withFocusedLead = (action: (lead: LeadSummary) => void) => () => {
    const lead = leads[findFocusedIndex()];
    if (!canEdit) announce(READER_NOTICE);
    else if (lead) action(lead);
    else announce('Move to a lead with j or k first.');
  };
  const clearSelection = () => selection.set([]);
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    '/': () => searchRef.current?.focus(),
    e: withFocusedLead((lead) => changeRow(lead, { status: 'answered' })),
    a: withFocusedLead((lead) => changeRow(lead, { assignee: account.email })),
    x: withFocusedLead((lead) => selection.toggle(lead.id)),
    Escape: clearSelection,
  });
  useEffect(() => {
    const link = listRef.current?.querySelector<HTMLElement>(`[data-lead="${lastOpenedId}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
    lastOpenedId = undefined;
  }, [listRef]);
}
