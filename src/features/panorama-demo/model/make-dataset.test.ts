import { describe, expect, test } from 'vitest';
import { checkDatasets } from '../../../../tests/panorama-datasets.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { dateOf, firstDay, type Order, regions } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import { totalsByMonth } from './orders.ts';

describe('makeDataset', () => {
  test('returns the same data for the same seed, and other orders for the next seed', () => {
    checkDatasets((dataset, _, seed) => {
      expect(makeDataset(seed)).toEqual(dataset);
      const [account] = dataset.accounts;
      expect(makeDataset(seed + 1).accounts[0]?.orders).not.toEqual(account?.orders);
    });
  });

  test('creates 48 accounts with different names, twelve per region, and a stock line per product and region', () => {
    const { accounts, stock } = makeDataset(22);
    expect(new Set(accounts.map(({ name }) => name)).size).toBe(48);
    for (const region of regions)
      expect(accounts.filter((account) => account.region === region)).toHaveLength(12);
    // 8 products in 4 regions
    expect(new Set(stock.map(({ region, product }) => `${region} ${product}`)).size).toBe(32);
  });

  test('creates orders sorted by day, with margins below revenue; totalsByMonth returns the totals of 24 whole months', () => {
    const totalsOf = (list: Pick<Order, 'cartons' | 'revenue'>[]) => ({
      cartons: sum(list.map(({ cartons }) => cartons)),
      revenue: sum(list.map(({ revenue = 0 }) => revenue)),
    });
    checkDatasets(({ accounts }) => {
      for (const { orders } of accounts) {
        // The data ends in the middle of November 2026.
        const ordersInWholeMonths = orders.filter(
          ({ day }) => dateOf(day) < new Date(Date.UTC(2026, 10, 1)),
        );
        const months = totalsByMonth(orders);
        expect(months).toHaveLength(24);
        expect(totalsOf(months)).toEqual(totalsOf(ordersInWholeMonths));
        expect(
          orders.every(
            ({ day, cartons, revenue = 0, margin = 0 }, index) =>
              cartons > 0 &&
              margin > 0 &&
              margin < revenue &&
              day >= (orders[index - 1]?.day ?? firstDay) &&
              day < 0,
          ),
        ).toBe(true);
      }
    });
  });

  test('uses only .example email addresses', () => {
    for (const { email } of makeDataset(22).accounts.flatMap(({ contacts }) => contacts))
      expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  });
});
