import type { StockLine } from './dataset.ts';
import { cartonsIn, ordersBetween } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

/** Forecasts assume the demand of the last 90 days. */
export const demandDays = 90;

export const findShortages = (dataset: VisibleDataset) =>
  dataset.stock
    .map((line) => coverageOf(line, dataset))
    .filter(({ line, daysOfCover }) => daysOfCover < line.arrivalDay);

/** `daysOfCover`: whole days until the stock runs out. `sold`: cartons in `demandDays`. */
export function coverageOf(line: StockLine, { accounts }: VisibleDataset) {
  const orders = accounts.flatMap((account) =>
    account.region === line.region ? ordersBetween(account.orders, -demandDays, -1) : [],
  );
  const sold = cartonsIn(orders.filter(({ product }) => product === line.product));
  // Multiplies first, because a rounded quotient could lose a day.
  const daysOfCover = sold > 0 ? Math.floor((line.onHand * demandDays) / sold) : Infinity;
  return { line, daysOfCover, sold };
}
