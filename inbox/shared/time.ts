const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const { format } = new Intl.DateTimeFormat('en-US', options);
  return (at: number) => format(at);
};
const month = { month: 'short', day: 'numeric' } as const;
const dayAndMonth = formatter(month);
const dayOfYear = formatter({ ...month, year: 'numeric' });

/** `Nov 22, 2026, 4:05 PM` in local time. @param at milliseconds since 1970, as everywhere here */
export const fullTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });
/** `Nov 16` in UTC, as the desk counts days. */
export const deskDay = formatter({ ...month, timeZone: 'UTC' });
/** `2026-11-16` in UTC. */
export const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Compares a day in UTC with today. */
export function dueOn(day: string, now: number): 'overdue' | 'today' | 'later' {
  const today = isoDay(now);
  return day < today ? 'overdue' : day === today ? 'today' : 'later';
}

/** `now`, `5 min`, `3 h`, `2 d`, `Nov 16`, `Nov 16, 2025` */
export function timeAgo(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} d`;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? dayAndMonth : dayOfYear)(at);
}

/** `40 minutes`, `3 hours`, `2 days` */
export function duration(ms: number): string {
  const [size, unit] =
    ms < HOUR ? [MINUTE, 'minute'] : ms < 2 * DAY ? [HOUR, 'hour'] : [DAY, 'day'];
  const amount = Math.max(1, Math.floor(ms / size));
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
}
