import { useRef, useState } from 'react';
import type { LeadSummary } from '../../server/inbox/api.ts';

type Ids = ReadonlySet<string>;

/** Ticks a row or takes its tick away; with `from`, the row ticked before, every row between the two becomes as this one. @param order ids as they are shown */
export function toggled(selected: Ids, order: string[], id: string, from?: string): Ids {
  const [at, start] = [order.indexOf(id), from === undefined ? -1 : order.indexOf(from)];
  const some = new Set(start < 0 || at < 0 ? [id] : order.slice(Math.min(at, start), Math.max(at, start) + 1));
  return selected.has(id) ? selected.difference(some) : selected.union(some);
}

/** Which of the leads shown are ticked. What is no longer shown is not. */
export function useSelection(leads: LeadSummary[]) {
  const [ids, setIds] = useState<Ids>(new Set());
  const last = useRef<string>(undefined);
  const chosen = leads.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    /** @param range whether the rows since the one ticked last come along */
    toggle(id: string, range = false) {
      const order = leads.map((lead) => lead.id);
      setIds(toggled(new Set(chosen.map((lead) => lead.id)), order, id, range ? last.current : undefined));
      last.current = id;
    },
    set: (next: string[]) => setIds(new Set(next)),
  };
}
export type LeadSelection = ReturnType<typeof useSelection>;
