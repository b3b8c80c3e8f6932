import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOf, firstDay } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import { byMonth, sum } from './orders.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const few = { numRuns: 25 };

describe('the synthetic account dataset', () => {
  test('is the same for the same seed and another for another', () => {
    fc.assert(
      fc.property(seed, (one) => {
        expect(makeDataset(one)).toEqual(makeDataset(one));
        expect(makeDataset(one).accounts[0]?.orders).not.toEqual(
          makeDataset(one + 1).accounts[0]?.orders,
        );
      }),
      few,
    );
  });

  test('has 48 accounts of different names, twelve in each of four regions, and a stock line for each product in each depot', () => {
    const { accounts, stock } = makeDataset(22);
    expect(new Set(accounts.map(({ name }) => name)).size).toBe(48);
    for (const region of ['North', 'East', 'South', 'West'])
      expect(accounts.filter((account) => account.region === region)).toHaveLength(12);
    expect(new Set(stock.map(({ region, product }) => `${region} ${product}`)).size).toBe(32);
  });

  test('adds up: months are the sum of their orders, margins stay under revenues, orders come in order of time and before the books were closed', () => {
    fc.assert(
      fc.property(seed, (any) => {
        for (const { orders } of makeDataset(any).accounts) {
          const whole = orders.filter(
            ({ day }) =>
              new Date(asOf.getTime() + day * 86_400_000) < new Date(Date.UTC(2026, 10, 1)),
          );
          const months = byMonth(orders);
          expect(months).toHaveLength(24);
          expect(sum(months, ({ cartons }) => cartons)).toBe(sum(whole, ({ cartons }) => cartons));
          expect(sum(months, ({ revenue }) => revenue)).toBe(
            sum(whole, ({ revenue = 0 }) => revenue),
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
      few,
    );
  });

  test('names no address that could be somebody’s', () => {
    for (const { email } of makeDataset(22).accounts.flatMap(({ contacts }) => contacts))
      expect(email).toMatch(/^[a-z.]+@[a-z]+\.example$/);
  });

  test('has a stream of known accounts, in order of time', () => {
    fc.assert(
      fc.property(seed, (any) => {
        const { accounts, stream } = makeDataset(any);
        const known = new Set(accounts.map(({ id }) => id));
        expect(
          stream.every(
            ({ account, minute }, index) =>
              known.has(account) && minute > (stream[index - 1]?.minute ?? 0),
          ),
        ).toBe(true);
      }),
      few,
    );
  });
});
