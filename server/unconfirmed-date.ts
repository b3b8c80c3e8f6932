import { pluralize } from './pluralize.ts';
import { isoDay, JUMP_MS } from './store/retention.ts';
import type { UnconfirmedDate } from './store/store.ts';

export function describeUnconfirmedDate({ clock, expected, leads }: UnconfirmedDate) {
  const confirm = 'confirm the date in the inbox or run: leads confirm-date';
  const leadsAre = pluralize(leads, 'lead is', 'leads are');
  const effect = `${leadsAre} then marked for erasure, and erased after 7 days or at an age of two years, whichever is later`;
  return Math.abs(clock - expected) > JUMP_MS
    ? `The database's clock says ${isoDay(clock)}, but the last accepted date plus the desk's uptime since then is ${isoDay(expected)}. The desk does not use the new date to erase leads. If ${isoDay(clock)} is right, ${confirm}: ${effect}. If it is wrong, set the clock.`
    : `${leadsAre} two years old (or will be within 30 days), but not marked for erasure. This is more than 5% of all leads, so the date may be wrong. If today is ${isoDay(clock)}, ${confirm}: ${effect}.`;
}
