import { formatDate } from '../../../format.ts';
import { type Account, type Day, dateOf, type Order } from './dataset.ts';

/** A day of the dataset as `Nov 16`. */
export const formatDay = (day: Day) => formatDate(dateOf(day), 'dayAndMonth');

export const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
  rows.reduce((total, row) => total + amount(row), 0);

/** Both days included. */
export const during = (orders: readonly Order[], from: Day, to: Day) =>
  orders.filter(({ day }) => day >= from && day <= to);
export const lastYear = (account: Account) => during(account.orders, -365, -1);

export type Month = { name: string; year: number; cartons: number; revenue: number };

/** The 24 whole months before the dataset was closed, the oldest first. */
export function byMonth(orders: readonly Order[]): Month[] {
  const list = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2024, 10 + index, 1)));
  const totals = new Map(
    list.map((first): [number, Month] => [
      monthOf(first),
      {
        name: formatDate(first, 'shortMonth'),
        year: first.getUTCFullYear(),
        cartons: 0,
        revenue: 0,
      },
    ]),
  );
  for (const { day, cartons, revenue = 0 } of orders) {
    const month = totals.get(monthOf(dateOf(day)));
    if (!month) continue;
    month.cartons += cartons;
    month.revenue += revenue;
  }
  return [...totals.values()];
}

const monthOf = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
