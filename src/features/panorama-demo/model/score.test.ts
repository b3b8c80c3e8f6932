import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { panoramaCopy } from '../copy.ts';
import { makeDataset } from './make-dataset.ts';
import { roles, visibleTo } from './permissions.ts';
import { maxPoints, rank, score } from './score.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const role = fc.constantFrom(...roles);
const few = { numRuns: 25 };

describe('the call score', () => {
  test('is the sum of its parts, each within its most, together 100', () => {
    expect(Object.values(maxPoints).reduce((total, points) => total + points, 0)).toBe(100);
    fc.assert(
      fc.property(seed, role, (any, who) => {
        for (const { total, reasons } of rank(visibleTo(who, makeDataset(any)))) {
          expect(reasons.reduce((all, { points = 0 }) => all + points, 0)).toBe(total);
          for (const { part, points = 0 } of reasons)
            expect(points >= 0 && points <= maxPoints[part] && Number.isInteger(points)).toBe(true);
        }
      }),
      few,
    );
  });

  test('ranks from high to low, and every visible account once', () => {
    fc.assert(
      fc.property(seed, role, (any, who) => {
        const dataset = visibleTo(who, makeDataset(any));
        const ranked = rank(dataset);
        expect(ranked.every(({ total }, index) => total <= (ranked[index - 1]?.total ?? 100))).toBe(
          true,
        );
        expect(ranked.map(({ account }) => account.id).sort()).toEqual(
          dataset.accounts.map(({ id }) => id).sort(),
        );
      }),
      few,
    );
  });

  test('leaves out, and says so, what rests on a hidden field', () => {
    const worth = (who: (typeof roles)[number]) =>
      rank(visibleTo(who, makeDataset(22)))[0]?.reasons.find(({ part }) => part === 'worth');
    expect(worth('supplyChain')).toEqual({
      part: 'worth',
      points: undefined,
      why: panoramaCopy.score.notCounted,
    });
    expect(worth('salesManager')?.points).toBeGreaterThan(0);
  });

  test('counts a reorder by how late it is against the account’s own orderInterval', () => {
    const dataset = visibleTo('salesManager', makeDataset(22));
    const [account] = dataset.accounts;
    if (!account) throw new Error('no account');
    const late = (last: number) =>
      score(
        {
          ...account,
          orderInterval: 20,
          orders: [{ day: last, product: 'Hand soap', cartons: 1, revenue: 22, margin: 5 }],
        },
        dataset,
      ).reasons[0];
    expect(late(-20)?.points).toBe(0);
    expect(late(-30)).toMatchObject({
      points: 15,
      why: 'Reorder 10 days late; the usual gap is 20',
    });
    expect(late(-90)?.points).toBe(30);
  });
});
