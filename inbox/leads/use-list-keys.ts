import { type RefObject, useEffect } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';
import { useRowChange } from '../api/lead-change.ts';
import { useAllowed, useSession } from '../api/session.ts';
import { useShortcuts } from '../shared/shortcuts.ts';
import { say } from '../shared/status-line.ts';
import type { LeadSelection } from './use-selection.ts';

/** The lead that was read last: whoever comes back to the list goes on from there. */
let last: string | undefined;
export const readLast = (id: string) => {
  last = id;
};

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])];

type ListParts = { list: RefObject<HTMLElement | null>; searchField: RefObject<HTMLElement | null>; leads: LeadSummary[]; selection: LeadSelection };

/** The keys of the list: j and k move the focus from row to row, / goes to the search, e and a change the row in focus, x ticks it, Escape takes all ticks away. */
export function useListKeys({ list, searchField, leads, selection }: ListParts): void {
  const change = useRowChange();
  const { account } = useSession();
  const mayChange = useAllowed('editor');
  const links = () => linksIn(list.current);
  const current = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const go = (step: number) => {
    const all = links();
    const at = current();
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1)];
    next?.focus();
    next?.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  const onRow = (act: (row: LeadSummary) => void) => () => {
    const row = leads[current()];
    if (!mayChange) say('Readers can see leads but not change them.');
    else if (row) act(row);
    else say('Choose a lead with j and k first.');
  };
  const untick = () => selection.set([]);
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    '/': () => searchField.current?.focus(),
    e: onRow((row) => change(row, { status: 'answered' })),
    a: onRow((row) => change(row, { assignee: account.email })),
    x: onRow((row) => selection.toggle(row.id)),
    Escape: untick,
  });
  useEffect(() => {
    const link = linksIn(list.current).find(({ dataset }) => dataset['lead'] === last);
    link?.focus({ preventScroll: true });
    link?.closest('li')?.scrollIntoView({ block: 'center' });
    last = undefined;
  }, [list]);
}
