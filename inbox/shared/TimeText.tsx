import { createStore } from './store.ts';
import styles from './TimeText.module.css';
import { dueState, formatTime, formatUtcDay, timeAgo } from './time.ts';

const clock = createStore(Date.now());
setInterval(() => clock.set(Date.now()), 30_000);
export const useNow = clock.use;

export function TimeText({
  at,
  absolute,
  className,
}: {
  at: number;
  /** Shows date and time instead of `timeAgo`. */
  absolute?: boolean;
  className?: string;
}) {
  const now = useNow();
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={formatTime(at)}>
      {absolute ? formatTime(at) : timeAgo(at, now)}
    </time>
  );
}

/** `Overdue: due Nov 20` (`short`: `Overdue`), `Due today` or `Due Nov 30`. */
export function DueText({ day, short }: { day: string; short?: boolean }) {
  const due = dueState(day, useNow());
  const dayText = formatUtcDay(Date.parse(day));
  const texts = {
    overdue: short ? 'Overdue' : `Overdue: due ${dayText}`,
    today: 'Due today',
    later: `Due ${dayText}`,
  };
  return (
    <time dateTime={day} className={styles[due]}>
      {texts[due]}
    </time>
  );
}
