import { formatDate } from '../../../format.ts';
import { type Account, type Day, dateOf, type Order } from './dataset.ts';

/** A day of the dataset as `Nov 16`. */
export const formatDay = (day: Day) => formatDate(dateOf(day), 'dayAndMonth');

export const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

/** Includes both days. */
export const ordersBetween = (orders: readonly Order[], from: Day, to: Day) =>
  orders.filter(({ day }) => day >= from && day <= to);
export const ordersOfLastYear = (account: Account) => ordersBetween(account.orders, -365, -1);

export type Month = { name: string; year: number; cartons: number; revenue: number };

/** Returns the totals of the 24 months before the dataset was closed, the oldest first. */
export function totalsByMonth(orders: readonly Order[]): Month[] {
  const months = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2024, 10 + index, 1)));
  const totals = new Map(
    months.map((first): [number, Month] => [
      monthNumber(first),
      {
        name: formatDate(first, 'shortMonth'),
        year: first.getUTCFullYear(),
        cartons: 0,
        revenue: 0,
      },
    ]),
  );
  for (const { day, cartons, revenue = 0 } of orders) {
    const month = totals.get(monthNumber(dateOf(day)));
    if (!month) continue;
    month.cartons += cartons;
    month.revenue += revenue;
  }
  return [...totals.values()];
}

const monthNumber = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
