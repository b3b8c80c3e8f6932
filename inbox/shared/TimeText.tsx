import { createStore } from './store.ts';
import styles from './TimeText.module.css';
import { deskDay, dueOn, fullTime, timeAgo } from './time.ts';

const now = createStore(Date.now());
setInterval(() => now.set(Date.now()), 30_000);
/** The current time, updated every 30 seconds. */
export const useNow = now.use;

type TimeTextProps = { at: number; full?: boolean; className?: string | undefined };

/** A time, short or `full`, with the full time as its title. */
export function TimeText({ at, full, className }: TimeTextProps) {
  const current = useNow();
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={fullTime(at)}>
      {full ? fullTime(at) : timeAgo(at, current)}
    </time>
  );
}

/** `Overdue since Nov 20` (`short`: `Overdue`), `Due today` or `Due Nov 30`. */
export function DueText({ on, short }: { on: string; short?: boolean }) {
  const due = dueOn(on, useNow());
  const day = deskDay(Date.parse(on));
  const texts = {
    overdue: short ? 'Overdue' : `Overdue since ${day}`,
    today: 'Due today',
    later: `Due ${day}`,
  };
  return (
    <time dateTime={on} className={styles[due]}>
      {texts[due]}
    </time>
  );
}
