import type { Log } from './log.ts';
import type { LeadStore } from './store/store.ts';

/** Years a lead is kept (specification §9, privacy policy). */
const KEEP_YEARS = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The time before which leads are to be erased. */
export function keepSince(now: Date): number {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - KEEP_YEARS);
  return since.getTime();
}

/** Erases leads past their time, now and every day. @returns what ends it. */
export function purgeDaily(store: Pick<LeadStore, 'purge'>, log: Log): () => void {
  const purge = async () => {
    try {
      const erased = await store.purge(keepSince(new Date()));
      if (erased > 0) log.info({ erased }, 'erased leads older than two years');
    } catch (error) {
      log.warn({ err: error }, 'could not erase old leads; trying again tomorrow');
    }
  };
  void purge();
  const timer = setInterval(purge, DAY_MS);
  return () => clearInterval(timer);
}
