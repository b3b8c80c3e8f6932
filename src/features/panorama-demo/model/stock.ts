import type { StockLine } from './dataset.ts';
import { during, sum } from './orders.ts';
import type { VisibleDataset } from './permissions.ts';

/** The demand of the last 90 days is expected to continue. */
export const DEMAND_DAYS = 90;

/** `cover`: days until the line runs out; `sold`: cartons in the last 90 days. */
export type Cover = { line: StockLine; cover: number; sold: number };

/** Depot lines that run out before their next delivery. */
export const shortages = (dataset: VisibleDataset): Cover[] =>
  dataset.stock
    .map((line) => coverOf(line, dataset))
    .filter(({ line, cover }) => cover < line.arrives);

export function coverOf(line: StockLine, { accounts }: VisibleDataset): Cover {
  const orders = accounts.flatMap((account) =>
    account.region === line.region ? during(account.orders, -DEMAND_DAYS, -1) : [],
  );
  const sold = sum(
    orders.filter(({ product }) => product === line.product),
    ({ cartons }) => cartons,
  );
  // Multiplied first: dividing by a rounded daily demand would lose a day.
  const cover =
    sold > 0 ? Math.floor((line.onHand * DEMAND_DAYS) / sold) : Number.POSITIVE_INFINITY;
  return { line, cover, sold };
}
