import { type Account, type Day, dateOf, type Order } from './dataset.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const numbers = new Intl.NumberFormat('en-US');
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

export const money = (amount: number) => dollars.format(amount);
export const price = (amount: number) => cents.format(amount);
export const number = (amount: number) => numbers.format(amount);
export const percent = (share: number) => `${Math.round(share * 100)}%`;
/** `Nov 16` */
export const date = (day: Day) => days.format(dateOf(day));

export const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) => rows.reduce((total, row) => total + amount(row), 0);

/** The days from `from` to `to`, both included. */
export const during = (orders: readonly Order[], from: Day, to: Day) => orders.filter(({ day }) => day >= from && day <= to);
export const lastYear = (account: Account) => during(account.orders, -365, -1);

export type Month = { name: string; year: number; cartons: number; revenue: number };

/** The 24 whole months before the book was closed, the oldest first. Orders without a revenue count nothing. */
export function byMonth(orders: readonly Order[]): Month[] {
  const list = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2024, 10 + index, 1)));
  const totals = new Map(list.map((first): [number, Month] => [monthOf(first), { name: months.format(first), year: first.getUTCFullYear(), cartons: 0, revenue: 0 }]));
  for (const { day, cartons, revenue = 0 } of orders) {
    const month = totals.get(monthOf(dateOf(day)));
    if (!month) continue;
    month.cartons += cartons;
    month.revenue += revenue;
  }
  return [...totals.values()];
}

const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
