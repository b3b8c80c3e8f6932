const numbers = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percents = new Intl.NumberFormat('en-US', { style: 'percent' });
const lists = new Intl.ListFormat('en-US');

const dates = {
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }),
  shortMonth: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
};

/** `1,234` */
export const formatNumber = (amount: number) => numbers.format(amount);
/** `$1,235`: whole dollars. */
export const formatMoney = (amount: number) => dollars.format(amount);
/** `$1,234.50` */
export const formatPrice = (amount: number) => cents.format(amount);
/** A share from 0 to 1 as `45%`. */
export const formatPercent = (share: number) => percents.format(share);
/** `November 16, 2026`, `Nov 16`, `November` or `Nov`, in UTC. */
export const formatDate = (date: Date, style: keyof typeof dates = 'long') => dates[style].format(date);
/** `cars, vans, and trucks` */
export const formatList = (words: readonly string[]) => lists.format(words);
/** A count with its noun: `1 box`, `1,200 boxes`. */
export const plural = (count: number, one: string, many = `${one}s`) => `${formatNumber(count)} ${count === 1 ? one : many}`;
/** Seconds as `m:ss` (21.2 is `0:21`); minutes as `h:mm`. */
export const clock = (units: number) => `${Math.floor(units / 60)}:${String(Math.floor(units % 60)).padStart(2, '0')}`;
