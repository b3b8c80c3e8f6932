import type { LeadStore } from './store/store.ts';

/** Years a lead is kept (specification §9, privacy policy). */
const KEEP_YEARS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A browser sends a lead again for 7 days at most (docs/specification-rulings.md, 15). */
const KEEP_KEYS_MS = 8 * DAY_MS;
/** A clock that has gone on by more than this since the desk last ran may be wrong, in milliseconds. */
const LEAP_MS = 2 * DAY_MS;

/** The times before which leads, and keys of erased ones, are to go. */
export function retentionLimits(now: Date): { leads: number; keys: number } {
  const leads = new Date(now);
  leads.setUTCFullYear(leads.getUTCFullYear() - KEEP_YEARS);
  return { leads: leads.getTime(), keys: now.getTime() - KEEP_KEYS_MS };
}

/**
 * Days by which the clock is farther ahead of the desk's last running than to be believed; 0 for a believable one. A wrong clock
 * would make every lead two years old, and what it erases is gone.
 */
export async function clockLeapDays(store: Pick<LeadStore, 'milestones' | 'counts'>, now: number): Promise<number> {
  const { clock = 0 } = await store.milestones();
  const { newestAt } = await store.counts(now);
  const seen = Math.max(clock, newestAt ?? 0);
  return seen === 0 || now - seen <= LEAP_MS ? 0 : Math.round((now - seen) / DAY_MS);
}
