import { assert, describe, expect, test } from 'vitest';
import { checkDatasets } from '../../../../tests/panorama-datasets.ts';
import { findAlerts } from './alerts.ts';
import { makeDataset } from './make-dataset.ts';
import { applyStreamEvents, roles, visibleTo } from './permissions.ts';
import { rankAccounts } from './score.ts';
import { demandDays, findShortages } from './stock.ts';

describe('findShortages', () => {
  test('lists only stock lines that run out before delivery, with their days of cover', () => {
    // With this seed, a stock lasts exactly a whole number of days.
    const seedOfWholeDays = 2593573156;
    checkDatasets(
      (dataset) => {
        const shortages = findShortages(visibleTo('supplyChain', dataset));
        for (const { line, daysOfCover, sold } of shortages) {
          expect(daysOfCover).toBeLessThan(line.arrivalDay);
          // The daily demand is `sold / demandDays`. The stock covers `daysOfCover` days, no more.
          const cartonDays = line.onHand * demandDays;
          expect(sold * daysOfCover).toBeLessThanOrEqual(cartonDays);
          expect(sold * (daysOfCover + 1)).toBeGreaterThan(cartonDays);
        }
      },
      [seedOfWholeDays],
    );
  });
});

describe('findAlerts', () => {
  test('after an account has ordered today, no alert or score calls it late', () => {
    for (const role of roles) {
      const dataset = visibleTo(role, makeDataset(22));
      const alerts = findAlerts(dataset);
      dataset.stream.forEach((event, index) => {
        if (event.kind !== 'order') return;
        const updated = applyStreamEvents(dataset, index + 1);
        const lateness = rankAccounts(updated)
          .find(({ account }) => account.id === event.accountId)
          ?.reasons.find(({ factor }) => factor === 'lateReorder');
        expect(lateness?.points).toBe(0);
        const laterAlerts = alerts.filter(
          ({ account, minute }) => account.id === event.accountId && minute > event.minute,
        );
        for (const { text } of laterAlerts) expect(text).not.toMatch(/late$/);
      });
    }
  });

  test('creates fewer alerts than events, in order of time, only for visible accounts', () => {
    checkDatasets((dataset, role) => {
      const visible = visibleTo(role, dataset);
      const alerts = findAlerts(visible);
      expect(alerts.length).toBeLessThan(visible.stream.length);
      expect(
        alerts.every(
          ({ minute, account }, index) =>
            minute > (alerts[index - 1]?.minute ?? 0) && visible.accounts.includes(account),
        ),
      ).toBe(true);
    });
  });

  test('creates an alert at the second complaint of a key account, not at the first', () => {
    const dataset = visibleTo('salesManager', makeDataset(22));
    // The only account is one of the half that orders the most.
    const [keyAccount] = dataset.accounts;
    assert(keyAccount);
    const complaint = (minute: number) => ({
      minute,
      accountId: keyAccount.id,
      kind: 'complaint' as const,
      product: 'Hand soap',
      cartons: 1,
    });
    const accounts = [{ ...keyAccount, complaints: [] }];
    const stream = [complaint(1), complaint(2)];
    expect(findAlerts({ ...dataset, accounts, stream })).toMatchObject([
      { minute: 2, text: 'complaint no. 2 within a week, from a key account' },
    ]);
  });
});
