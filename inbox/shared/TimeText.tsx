import { createStore } from './store.ts';
import styles from './TimeText.module.css';
import { dueState, formatTime, formatUtcDay, timeAgo } from './time.ts';

const now = createStore(Date.now());
setInterval(() => now.set(Date.now()), 30_000);
export const useNow = now.use;

type TimeTextProps = { at: number; full?: boolean; className?: string | undefined };

export function TimeText({ at, full, className }: TimeTextProps) {
  const current = useNow();
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={formatTime(at)}>
      {full ? formatTime(at) : timeAgo(at, current)}
    </time>
  );
}

/** `Overdue since Nov 20` (`short`: `Overdue`), `Due today` or `Due Nov 30`. */
export function DueText({ on, short }: { on: string; short?: boolean }) {
  const due = dueState(on, useNow());
  const day = formatUtcDay(Date.parse(on));
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
