import { type RefObject, useEffect } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { useRowChange } from '../api/lead-change.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { READ_ONLY } from '../shared/labels.ts';
import { announce } from '../shared/live-region.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import type { LeadSelection } from './use-selection.ts';

/** The list focuses this lead when the user returns to it. */
let lastRead: string | undefined;
export const setLastRead = (id: string) => {
  lastRead = id;
};

type ListParts = {
  list: RefObject<HTMLElement | null>;
  searchField: RefObject<HTMLElement | null>;
  leads: LeadSummary[];
  selection: LeadSelection;
};

/** The keyboard shortcuts of the list (`ShortcutHelp.tsx`). They act on the focused row. */
export function useListKeys({ list, searchField, leads, selection }: ListParts): void {
  const change = useRowChange();
  const { account } = useSession();
  const mayChange = useAllowed('editor');
  const rows = () => [...(list.current?.children ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  const go = (step: number) => {
    const at = current();
    const row = rows()[at < 0 ? 0 : Math.min(Math.max(at + step, 0), leads.length - 1)];
    row?.querySelector('a')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  };
  const onRow = (act: (lead: LeadSummary) => void) => () => {
    const lead = leads[current()];
    if (!mayChange) announce(READ_ONLY);
    else if (lead) act(lead);
    else announce('Choose a lead with j and k first.');
  };
  const clearSelection = () => selection.set([]);
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    '/': () => searchField.current?.focus(),
    e: onRow((lead) => change(lead, { status: 'answered' })),
    a: onRow((lead) => change(lead, { assignee: account.email })),
    x: onRow((lead) => selection.toggle(lead.id)),
    Escape: clearSelection,
  });
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-lead="${lastRead}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
    lastRead = undefined;
  }, [list]);
}
