const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const utcDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Nov 22, 2026, 4:05 PM`, where the reader is. @param at milliseconds since 1970, as everywhere here */
export const fullTime = (at: number) => long.format(at);
/** `Nov 16`: a day as the desk counts it, in UTC. */
export const deskDay = (at: number) => utcDay.format(at);

/** How long ago, as short as it can be said: `now`, `5 min`, `3 h`, `2 d`, `Nov 16`, `Nov 16, 2025`. */
export function timeAgo(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `${Math.floor(age / HOUR)} h`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)} d`;
  return (new Date(at).getFullYear() === new Date(now).getFullYear() ? dayAndMonth : dayOfYear).format(at);
}

/** How long something has waited: `40 minutes`, `3 hours`, `1 day`. */
export function duration(ms: number): string {
  const [size, unit] = ms < HOUR ? [MINUTE, 'minute'] : ms < 2 * DAY ? [HOUR, 'hour'] : [DAY, 'day'];
  const amount = Math.max(1, Math.floor(ms / size));
  return `${amount.toLocaleString('en-US')} ${unit}${amount === 1 ? '' : 's'}`;
}
