import { sum } from '../../../demo-shared/sum.ts';
import { formatDate } from '../../../format.ts';
import { type Account, type Day, dateOf, type Order } from './dataset.ts';

export const formatDay = (day: Day) => formatDate(dateOf(day), 'dayAndMonth');

export const ordersBetween = (orders: readonly Order[], from: Day, to: Day) =>
  orders.filter(({ day }) => day >= from && day <= to);
export const ordersOfLastYear = (account: Account) => ordersBetween(account.orders, -365, -1);

export const cartonsIn = (orders: readonly Order[]) => sum(orders.map(({ cartons }) => cartons));

/** Days since an order was due; 0 or less if none is overdue. */
export const overdueDays = ({ orders, orderInterval, orderedToday }: Account) =>
  orderedToday ? 0 : -(orders.at(-1)?.day ?? 0) - orderInterval;

export type Month = { name: string; cartons: number; revenue: number };

/** Totals of the 24 full months before day 0, from November 2024. */
export const totalsByMonth = (orders: readonly Order[]): Month[] =>
  Array.from({ length: 24 }, (_, index) => {
    const start = new Date(Date.UTC(2024, 10 + index, 1));
    const inMonth = orders.filter(({ day }) => isoMonth(dateOf(day)) === isoMonth(start));
    return {
      name: formatDate(start, 'shortMonth'),
      cartons: cartonsIn(inMonth),
      revenue: sum(inMonth.map(({ revenue = 0 }) => revenue)),
    };
  });

const isoMonth = (date: Date) => date.toISOString().slice(0, 7);
