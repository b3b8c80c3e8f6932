import { useRef, useState } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';

type Ids = ReadonlySet<string>;

/** Toggles a row, and gives all rows from `from` to it the same state. @param order all row ids */
export function toggleRows(selected: Ids, order: string[], id: string, from?: string): Ids {
  const [end, start] = [order.indexOf(id), order.indexOf(from ?? '')];
  const range = new Set(
    start < 0 || end < 0 ? [id] : order.slice(Math.min(end, start), Math.max(end, start) + 1),
  );
  return selected.has(id) ? selected.difference(range) : selected.union(range);
}

export function useSelection(rows: LeadSummary[]) {
  const [ids, setIds] = useState<Ids>(new Set());
  const lastToggled = useRef<string>(undefined);
  const selected = rows.filter(({ id }) => ids.has(id));
  const idsOf = (leads: LeadSummary[]) => leads.map(({ id }) => id);
  return {
    selected,
    has: (id: string) => ids.has(id),
    /** @param range also changes the rows between this one and the one toggled last */
    toggle(id: string, range = false) {
      const from = range ? lastToggled.current : undefined;
      setIds(toggleRows(new Set(idsOf(selected)), idsOf(rows), id, from));
      lastToggled.current = id;
    },
    set: (leads: LeadSummary[]) => setIds(new Set(idsOf(leads))),
  };
}
export type LeadSelection = ReturnType<typeof useSelection>;
