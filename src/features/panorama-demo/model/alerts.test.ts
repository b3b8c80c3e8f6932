import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertsIn } from './alerts.ts';
import { makeDataset } from './make-dataset.ts';
import { afterEvents, roles, visibleTo } from './permissions.ts';
import { rank } from './score.ts';
import { DEMAND_DAYS, shortages } from './stock.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const few = { numRuns: 25 };

describe('shortages', () => {
  test('are exactly the lines whose stock ends before their delivery', () => {
    fc.assert(
      fc.property(seed, (any) => {
        const dataset = visibleTo('supplyChain', makeDataset(any));
        const short = shortages(dataset);
        expect(short.every(({ cover, line }) => cover < line.arrives)).toBe(true);
        const stock = (line: (typeof short)[number]['line']) => line.onHand * DEMAND_DAYS;
        for (const { line, cover, sold } of short)
          expect(sold * cover <= stock(line) && sold * (cover + 1) > stock(line)).toBe(true);
      }),
      // A seed whose daily demand is no whole number, and whose stock lasts whole days.
      { ...few, examples: [[2593573156]] },
    );
  });
});

describe('alerts', () => {
  test('agree with the lists: who has ordered today is late in neither', () => {
    for (const role of roles) {
      const atClose = visibleTo(role, makeDataset(22));
      const alerts = alertsIn(atClose);
      atClose.stream.forEach((event, index) => {
        if (event.kind !== 'order') return;
        const now = afterEvents(atClose, index + 1);
        const reason = rank(now)
          .find(({ account }) => account.id === event.account)
          ?.reasons.find(({ part }) => part === 'late');
        expect(reason?.points).toBe(0);
        const later = alerts.filter(
          ({ account, minute }) => account.id === event.account && minute > event.minute,
        );
        for (const { text } of later) expect(text).not.toMatch(/late$/);
      });
    }
  });

  test('come from rules over the stream: in order of time, fewer than events, each about an account that is seen', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...roles), (any, who) => {
        const dataset = visibleTo(who, makeDataset(any));
        const alerts = alertsIn(dataset);
        expect(alerts.length).toBeLessThan(dataset.stream.length);
        expect(
          alerts.every(
            ({ minute, account }, index) =>
              minute > (alerts[index - 1]?.minute ?? 0) && dataset.accounts.includes(account),
          ),
        ).toBe(true);
      }),
      few,
    );
  });

  test('speak up at the second complaint of a key account within a week, not at the first', () => {
    const dataset = visibleTo('salesManager', makeDataset(22));
    const key = [...dataset.accounts].sort(
      (one, other) =>
        other.orders.length * other.orderInterval - one.orders.length * one.orderInterval,
    )[0];
    if (!key) throw new Error('no account');
    const complaint = (minute: number) => ({
      minute,
      account: key.id,
      kind: 'complaint' as const,
      product: 'Hand soap',
      cartons: 1,
    });
    const calm = {
      ...dataset,
      accounts: [{ ...key, complaints: [] }],
      stream: [complaint(1), complaint(2)],
    };
    expect(alertsIn(calm)).toMatchObject([
      { minute: 2, text: 'complaint no. 2 within a week, from a key account' },
    ]);
  });
});
