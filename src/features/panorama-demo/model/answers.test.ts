import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertsIn } from './alerts.ts';
import { DEMAND_DAYS, shortages } from './answer-stock.ts';
import { answer, type Row } from './answers.ts';
import { makeDataset } from './make-dataset.ts';
import { afterEvents, roles, visibleTo } from './permissions.ts';
import { rank } from './score.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const few = { numRuns: 25 };
const dollars = (cell: Row['cells'][number]) => Number(String(cell).replace(/[$,]/g, ''));

describe('Where will stock run short?', () => {
  test('lists exactly the lines whose stock ends before their delivery, the widest gap first', () => {
    fc.assert(
      fc.property(seed, (any) => {
        const dataset = visibleTo('supplyChain', makeDataset(any));
        const short = shortages(dataset);
        const gap = ({ cover, line }: (typeof short)[number]) => line.arrives - cover;
        expect(short.every((entry, index) => gap(entry) > 0 && gap(entry) <= gap(short[index - 1] ?? entry))).toBe(true);
        const stock = (line: (typeof short)[number]['line']) => line.onHand * DEMAND_DAYS;
        for (const { line, cover, sold } of short) expect(sold * cover <= stock(line) && sold * (cover + 1) > stock(line)).toBe(true);
      }),
      // A seed whose daily demand is no whole number, and whose stock lasts whole days.
      { ...few, examples: [[2593573156]] },
    );
  });
});

describe('What is the pipeline worth?', () => {
  test('weighs each deal by its chance, and the months add up to the whole', () => {
    fc.assert(
      fc.property(seed, (any) => {
        const dataset = visibleTo('salesManager', makeDataset(any));
        const { rows, chart, sentence } = answer('pipeline', dataset);
        for (const { cells } of rows) expect(Math.abs(dollars(cells[6]) - dollars(cells[4]) * (Number.parseInt(String(cells[5]), 10) / 100))).toBeLessThanOrEqual(1);
        const value = dataset.accounts.flatMap(({ deals }) => deals).reduce((sum, deal) => sum + (deal.value ?? 0), 0);
        expect(chart?.series.flatMap(({ values }) => values).reduce((sum, one) => sum + one, 0)).toBe(value);
        expect(sentence).toContain(value.toLocaleString('en-US'));
      }),
      few,
    );
  });

  test('is answered in cartons where values are hidden', () => {
    const { sentence, chart } = answer('pipeline', visibleTo('supplyChain', makeDataset(22)));
    expect(sentence).toMatch(/^Values are closed to this role/);
    expect(chart?.unit).toBe('Cartons');
  });
});

describe('a row', () => {
  test('names accounts by links to their own profiles: the stock line those it is promised to', () => {
    const dataset = visibleTo('supplyChain', makeDataset(22));
    const { rows, columns } = answer('stock', dataset);
    const waiting = rows.flatMap(({ cells }) => cells.filter((cell) => Array.isArray(cell))).flat();
    expect(waiting.length).toBeGreaterThan(0);
    for (const { id, name } of waiting) expect(dataset.accounts.find((account) => account.id === id)?.name).toBe(name);
    expect(rows.every(({ cells }) => typeof cells[0] === 'string')).toBe(true);
    expect(columns[4]?.name).toBe('Promised to');
  });

  test('is there for every account or line that the sentence counts', () => {
    const dataset = visibleTo('regionalSales', makeDataset(22));
    for (const question of ['calls', 'stock', 'pipeline'] as const) {
      const { sentence, rows } = answer(question, dataset);
      expect(rows).toHaveLength(Number.parseInt(sentence, 10));
    }
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
        const later = alerts.filter(({ account, minute }) => account.id === event.account && minute > event.minute);
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
        expect(alerts.every(({ minute, account }, index) => minute > (alerts[index - 1]?.minute ?? 0) && dataset.accounts.includes(account))).toBe(true);
      }),
      few,
    );
  });

  test('speak up at the second complaint of a key account within a week, not at the first', () => {
    const dataset = visibleTo('salesManager', makeDataset(22));
    const key = [...dataset.accounts].sort((one, other) => other.orders.length * other.orderInterval - one.orders.length * one.orderInterval)[0];
    if (!key) throw new Error('no account');
    const complaint = (minute: number) => ({ minute, account: key.id, kind: 'complaint' as const, product: 'Hand soap', cartons: 1 });
    const calm = { ...dataset, accounts: [{ ...key, complaints: [] }], stream: [complaint(1), complaint(2)] };
    expect(alertsIn(calm)).toMatchObject([{ minute: 2, text: 'complaint no. 2 within a week, from a key account' }]);
  });
});
