import {
  type Account,
  type Day,
  dateOf,
  type Order,
  type StockLine,
} from '../../src/features/panorama-demo/model/dataset.ts';
import { dataset } from '../../src/features/panorama-demo/model/role-files.ts';

// Figures for the judged questions, computed from the whole dataset without the question engine.

export const { accounts, stock } = dataset;
export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
export const mean = (values: number[]) => total(values) / values.length;

export type Sale = Order & { account: Account };
export const sales: Sale[] = accounts.flatMap((account) =>
  account.orders.map((order) => ({ ...order, account })),
);
export const lastYear = ({ day }: { day: Day }) => day >= -365 && day <= -1;
export const days = (from: Day, to: Day) => (sale: Sale) => sale.day >= from && sale.day <= to;
/** A calendar month, from 1. */
export const inMonth = (month: number, year: number) => (sale: Sale) => {
  const date = dateOf(sale.day);
  return date.getUTCMonth() + 1 === month && date.getUTCFullYear() === year;
};
export const inYear = (year: number) => (sale: Sale) => dateOf(sale.day).getUTCFullYear() === year;
export const at = (region: string) => (sale: Sale) => sale.account.region === region;
export const product = (name: string) => (sale: Sale) => sale.product === name;
export const trade = (name: string) => (sale: Sale) => sale.account.sector === name;

type Figure = 'revenue' | 'margin' | 'cartons';
export const sold = (figure: Figure, ...tests: ((sale: Sale) => boolean)[]) =>
  total(sales.filter((sale) => tests.every((test) => test(sale))).map((sale) => sale[figure] ?? 0));

/** A figure of the last twelve months, or of other days, for each name. */
export const by = (
  key: (sale: Sale) => string,
  figure: Figure,
  ...tests: ((sale: Sale) => boolean)[]
) => {
  const tested = tests.length > 0 ? tests : [lastYear];
  return Object.fromEntries(
    [...Map.groupBy(sales, key)].map(
      ([name, group]) =>
        [
          name,
          total(
            group
              .filter((sale) => tested.every((test) => test(sale)))
              .map((sale) => sale[figure] ?? 0),
          ),
        ] as const,
    ),
  );
};
export const byRegion = ({ account }: Sale) => account.region;
export const byAccount = ({ account }: Sale) => account.name;
export const byTrade = ({ account }: Sale) => account.sector;
export const byProduct = ({ product: name }: Sale) => name;

/** The names with the highest figures, the highest first. */
export const top = (count: number, figures: Record<string, number>) =>
  Object.entries(figures)
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([name]) => name);
export const most = (figures: Record<string, number>) => top(1, figures)[0] ?? '';
export const least = (figures: Record<string, number>) =>
  top(Object.keys(figures).length, figures).at(-1) ?? '';

export const deals = accounts.flatMap((account) =>
  account.deals.map((deal) => ({ ...deal, account })),
);
export const worth = (of: typeof deals) => total(of.map(({ value = 0 }) => value));
export const complaints = accounts.flatMap((account) =>
  account.complaints.map((complaint) => ({ ...complaint, account })),
);

/** Days that a stock line lasts at the demand of the last 90 days. */
export function cover({ region, product: name, onHand }: StockLine): number {
  const demand = sold('cartons', at(region), product(name), days(-90, -1));
  return demand > 0 ? Math.floor((onHand * 90) / demand) : Number.POSITIVE_INFINITY;
}
export const short = stock.filter((line) => cover(line) < line.arrives);
export const north = accounts.filter(({ region }) => region === 'North');
