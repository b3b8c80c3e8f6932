import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../demo-shared/sum.ts';
import { dateOf, firstDay, regions } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import { totalsByMonth } from './orders.ts';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const fewRuns = { numRuns: 25 };

describe('makeDataset', () => {
  test('returns the same data for the same seed, and other orders for the next seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(makeDataset(seed)).toEqual(makeDataset(seed));
        expect(makeDataset(seed).accounts[0]?.orders).not.toEqual(
          makeDataset(seed + 1).accounts[0]?.orders,
        );
      }),
      fewRuns,
    );
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
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const { orders } of makeDataset(seed).accounts) {
          // The data ends in the middle of November 2026.
          const ordersInWholeMonths = orders.filter(
            ({ day }) => dateOf(day) < new Date(Date.UTC(2026, 10, 1)),
          );
          const months = totalsByMonth(orders);
          expect(months).toHaveLength(24);
          expect(sum(months.map(({ cartons }) => cartons))).toBe(
            sum(ordersInWholeMonths.map(({ cartons }) => cartons)),
          );
          expect(sum(months.map(({ revenue }) => revenue))).toBe(
            sum(ordersInWholeMonths.map(({ revenue = 0 }) => revenue)),
          );
          expect(
            orders.every(
              ({ cartons, revenue = 0, margin = 0 }) =>
                cartons > 0 && margin > 0 && margin < revenue,
            ),
          ).toBe(true);
          expect(
            orders.every(
              ({ day }, index) =>
                day >= firstDay && day < 0 && day >= (orders[index - 1]?.day ?? day),
            ),
          ).toBe(true);
        }
      }),
      fewRuns,
    );
  });

  test('uses only .example email addresses', () => {
    for (const { email } of makeDataset(22).accounts.flatMap(({ contacts }) => contacts))
      expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  });
});
