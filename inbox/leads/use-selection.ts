import { useRef, useState } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';

type Ids = ReadonlySet<string>;

/** Toggles the row `id`. The row `from` and all rows in between get the same state. */
export function toggleRows(selectedIds: Ids, rowIds: string[], id: string, from?: string): Ids {
  const [end, start] = [rowIds.indexOf(id), rowIds.indexOf(from ?? '')];
  const range = new Set(
    start < 0 || end < 0 ? [id] : rowIds.slice(Math.min(end, start), Math.max(end, start) + 1),
  );
  return selectedIds.has(id) ? selectedIds.difference(range) : selectedIds.union(range);
}

export function useSelection(rows: LeadSummary[]) {
  const [ids, setIds] = useState<Ids>(new Set());
  const lastToggled = useRef<string>(undefined);
  const selected = rows.filter(({ id }) => ids.has(id));
  const idsOf = (leads: LeadSummary[]) => leads.map(({ id }) => id);
  return {
    selected,
    has: (id: string) => ids.has(id),
    /** @param withRange gives all rows up to the last toggled one the same state */
    toggle(id: string, withRange = false) {
      const from = withRange ? lastToggled.current : undefined;
      setIds(toggleRows(new Set(idsOf(selected)), idsOf(rows), id, from));
      lastToggled.current = id;
    },
    set: (leads: LeadSummary[]) => setIds(new Set(idsOf(leads))),
  };
}
export type LeadSelection = ReturnType<typeof useSelection>;
