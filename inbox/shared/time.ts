const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format;
const monthAndDay = { month: 'short', day: 'numeric' } as const;
const formatDay = formatter(monthAndDay);
const formatDayAndYear = formatter({ ...monthAndDay, year: 'numeric' });

/** `Nov 22, 2026, 4:05 PM` in local time */
export const formatTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
/** `Nov 16` in UTC, as the desk counts days */
export const formatUtcDay = formatter({ ...monthAndDay, timeZone: 'UTC' });
/** `2026-11-16` in UTC */
export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export function dueState(day: string, now: number): 'overdue' | 'today' | 'later' {
  const today = isoDay(now);
  return day < today ? 'overdue' : day === today ? 'today' : 'later';
}

/** `now`, `5 min`, `3 h`, `2 d`, `Nov 16`, `Nov 16, 2025` */
export function timeAgo(time: number, now: number): string {
  const age = now - time;
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)} d`;
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? formatDay : formatDayAndYear)(time);
}

/** `40 minutes`, `3 hours`, `2 days` */
export function formatDuration(ms: number): string {
  const [size, unit] =
    ms < HOUR_MS ? [MINUTE_MS, 'minute'] : ms < 2 * DAY_MS ? [HOUR_MS, 'hour'] : [DAY_MS, 'day'];
  const count = Math.max(1, Math.floor(ms / size));
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`;
}
