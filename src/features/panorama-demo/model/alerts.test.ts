import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAlerts } from './alerts.ts';
import { makeDataset } from './make-dataset.ts';
import { applyStreamEvents, roles, visibleTo } from './permissions.ts';
import { rankAccounts } from './score.ts';
import { demandDays, findShortages } from './stock.ts';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const fewRuns = { numRuns: 25 };

describe('findShortages', () => {
  test('lists only stock lines that run out before delivery, with their days of cover', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const dataset = visibleTo('supplyChain', makeDataset(seed));
        for (const { line, daysOfCover, sold } of findShortages(dataset)) {
          expect(daysOfCover).toBeLessThan(line.arrivalDay);
          // The stock covers `daysOfCover` whole days, but not one more.
          const cartonDays = line.onHand * demandDays;
          expect(sold * daysOfCover <= cartonDays && sold * (daysOfCover + 1) > cartonDays).toBe(
            true,
          );
        }
      }),
      // With this seed, a stock lasts exactly a whole number of days.
      { ...fewRuns, examples: [[2593573156]] },
    );
  });
});

describe('findAlerts', () => {
  test('neither alerts nor scores call an account late after it ordered today', () => {
    for (const role of roles) {
      const dataset = visibleTo(role, makeDataset(22));
      const alerts = findAlerts(dataset);
      dataset.stream.forEach((event, index) => {
        if (event.kind !== 'order') return;
        const updated = applyStreamEvents(dataset, index + 1);
        const lateness = rankAccounts(updated)
          .find(({ account }) => account.id === event.account)
          ?.reasons.find(({ factor }) => factor === 'lateReorder');
        expect(lateness?.points).toBe(0);
        const laterAlerts = alerts.filter(
          ({ account, minute }) => account.id === event.account && minute > event.minute,
        );
        for (const { text } of laterAlerts) expect(text).not.toMatch(/late$/);
      });
    }
  });

  test('creates fewer alerts than events, in order of time, only for visible accounts', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...roles), (seed, role) => {
        const dataset = visibleTo(role, makeDataset(seed));
        const alerts = findAlerts(dataset);
        expect(alerts.length).toBeLessThan(dataset.stream.length);
        expect(
          alerts.every(
            ({ minute, account }, index) =>
              minute > (alerts[index - 1]?.minute ?? 0) && dataset.accounts.includes(account),
          ),
        ).toBe(true);
      }),
      fewRuns,
    );
  });

  test('creates an alert at the second complaint of a key account, not at the first', () => {
    const dataset = visibleTo('salesManager', makeDataset(22));
    // As the only account of the dataset below, it is a key account.
    const [keyAccount] = dataset.accounts;
    if (!keyAccount) throw new Error('no account');
    const complaint = (minute: number) => ({
      minute,
      account: keyAccount.id,
      kind: 'complaint' as const,
      product: 'Hand soap',
      cartons: 1,
    });
    const complainingTwice = {
      ...dataset,
      accounts: [{ ...keyAccount, complaints: [] }],
      stream: [complaint(1), complaint(2)],
    };
    expect(findAlerts(complainingTwice)).toMatchObject([
      { minute: 2, text: 'complaint no. 2 within a week, from a key account' },
    ]);
  });
});
