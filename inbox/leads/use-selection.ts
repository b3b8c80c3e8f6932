import { useRef, useState } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';

type Ids = ReadonlySet<string>;

/** Toggles a row, and all rows between it and `from`. @param order ids of all rows */
export function toggled(selected: Ids, order: string[], id: string, from?: string): Ids {
  const [at, start] = [order.indexOf(id), order.indexOf(from ?? '')];
  const range = new Set(
    start < 0 || at < 0 ? [id] : order.slice(Math.min(at, start), Math.max(at, start) + 1),
  );
  return selected.has(id) ? selected.difference(range) : selected.union(range);
}

/** The selected leads of a list. */
export function useSelection(leads: LeadSummary[]) {
  const [ids, setIds] = useState<Ids>(new Set());
  const last = useRef<string>(undefined);
  const selected = leads.filter(({ id }) => ids.has(id));
  const idsOf = (some: LeadSummary[]) => some.map(({ id }) => id);
  return {
    selected,
    has: (id: string) => ids.has(id),
    /** @param range includes the rows since the last one that was toggled */
    toggle(id: string, range = false) {
      const from = range ? last.current : undefined;
      setIds(toggled(new Set(idsOf(selected)), idsOf(leads), id, from));
      last.current = id;
    },
    set: (some: LeadSummary[]) => setIds(new Set(idsOf(some))),
  };
}
export type LeadSelection = ReturnType<typeof useSelection>;
