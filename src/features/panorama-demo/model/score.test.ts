import { assert, describe, expect, test } from 'vitest';
import { checkDatasets } from '../../../../tests/panorama-datasets.ts';
import { sum } from '../../../demo-shared/sum.ts';
import { panoramaCopy } from '../copy.ts';
import { type roles, visibleTo } from './permissions.ts';
import { dataset } from './role-files.ts';
import { maxPoints, rankAccounts, scoreAccount } from './score.ts';

describe('the account score', () => {
  test('ranks every visible account once, the highest score first; a score is the sum of whole points, each within the maximum of its factor', () => {
    expect(sum(Object.values(maxPoints))).toBe(100);
    checkDatasets((anyDataset, role) => {
      const visible = visibleTo(role, anyDataset);
      const ranked = rankAccounts(visible);
      expect(ranked.map(({ account }) => account.id).sort()).toEqual(
        visible.accounts.map(({ id }) => id).sort(),
      );
      for (const [index, { total, reasons }] of ranked.entries()) {
        expect(total).toBeLessThanOrEqual(ranked[index - 1]?.total ?? 100);
        expect(sum(reasons.map(({ points = 0 }) => points))).toBe(total);
        for (const { factor, points = 0 } of reasons)
          expect(points >= 0 && points <= maxPoints[factor] && Number.isInteger(points)).toBe(true);
      }
    });
  });

  test('explains that hidden revenue is not counted', () => {
    const revenueReason = (role: (typeof roles)[number]) =>
      rankAccounts(visibleTo(role, dataset))[0]?.reasons.find(({ factor }) => factor === 'revenue');
    expect(revenueReason('supplyChain')).toEqual({
      factor: 'revenue',
      points: undefined,
      explanation: panoramaCopy.score.notCounted,
    });
    expect(revenueReason('salesManager')?.points).toBeGreaterThan(0);
  });

  test('gives points for a late reorder in proportion to the account’s order interval', () => {
    const visible = visibleTo('salesManager', dataset);
    const [account] = visible.accounts;
    assert(account);
    const lateReason = (lastOrderDay: number) =>
      scoreAccount(
        {
          ...account,
          orderInterval: 20,
          orders: [{ day: lastOrderDay, product: 'Hand soap', cartons: 1, revenue: 22, margin: 5 }],
        },
        visible,
      ).reasons.find(({ factor }) => factor === 'lateReorder');
    expect(lateReason(-20)?.points).toBe(0);
    // 10 days late is half of the interval, so half of the 30 points.
    expect(lateReason(-30)).toMatchObject({
      points: 15,
      explanation: 'Reorder 10 days late; the usual gap is 20',
    });
    expect(lateReason(-90)?.points).toBe(30);
  });
});
