/** 'July 29, 2024' or, short, 'Oct 28, 2025' from 2024-07-29: the day as written, whatever the builder's time zone. */
export const dateline = (date: string, month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
