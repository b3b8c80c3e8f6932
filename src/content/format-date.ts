/** How a date is written: 'long' is July 29, 2024, 'short' Oct 28, 2025, 'card' 29 Jun 2020 (specification §9), 'month' March 2024. */
type DateStyle = 'long' | 'short' | 'card' | 'month';

const options: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  card: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * A date in American English: the day as written, whatever the builder's time zone.
 * @param date as 2024-07-29 or 2024-03
 */
export function formatDate(date: string, style: DateStyle): string {
  const format = new Intl.DateTimeFormat('en-US', { ...options[style], timeZone: 'UTC' });
  if (style !== 'card') return format.format(new Date(date));
  // The specification's cards put the day first.
  const parts = Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
