const listFormat = new Intl.ListFormat('en-US');

const dateStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  card: { day: 'numeric', month: 'short', year: 'numeric' },
  monthAndYear: { month: 'long', year: 'numeric' },
  dayAndMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long' },
  shortMonth: { month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Cached: creating a format takes longer than formatting a hundred dates. */
const formats: { [Style in keyof typeof dateStyles]?: Intl.DateTimeFormat } = {};

/** Keeps a phone number on one line. */
export const formatTelephone = (telephone: string): string => telephone.replaceAll(' ', '\u00A0');
/** `1,234` */
export const formatNumber = new Intl.NumberFormat('en-US').format;
/** `$1,235`: whole dollars. */
export const formatDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
}).format;
/** `$1,234.50` */
export const formatPrice = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
}).format;
/** Formats a share from 0 to 1: `45%`. */
export const formatPercent = new Intl.NumberFormat('en-US', { style: 'percent' }).format;
/**
 * Formats a date in UTC, such as `November 16, 2026`, or `16 Nov 2026` on cards (specification §9).
 * @param date such as 2026-11-16 or 2026-11
 */
export function formatDate(date: Date | string, style: keyof typeof dateStyles = 'long'): string {
  formats[style] ??= new Intl.DateTimeFormat('en-US', {
    ...dateStyles[style],
    timeZone: 'UTC',
  });
  const format = formats[style];
  if (style !== 'card') return format.format(new Date(date));
  const parts = Object.fromEntries(
    format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
/** `cars, vans, and trucks` */
export const formatList = (items: readonly string[]) => listFormat.format(items);
/** Formats seconds as `m:ss` (21.2 is `0:21`), or minutes as `h:mm`. */
export const formatClock = (units: number) =>
  `${Math.floor(units / 60)}:${String(Math.floor(units % 60)).padStart(2, '0')}`;
