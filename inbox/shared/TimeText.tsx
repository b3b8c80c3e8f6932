import { useSyncExternalStore } from 'react';
import { fullTime, timeAgo } from './time.ts';

const EVERY_MS = 30_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of now, told again every half minute to whoever shows one. */
export function useNow(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      timer ??= setInterval(() => {
        now = Date.now();
        for (const each of listeners) each();
      }, EVERY_MS);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    () => now,
  );
}

/** A time, in short or (`full`) whole; the whole is always to be had as its title. */
export function TimeText({ at, full, className }: { at: number; full?: boolean; className?: string | undefined }) {
  const current = useNow();
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={fullTime(at)}>
      {full ? fullTime(at) : timeAgo(at, current)}
    </time>
  );
}
