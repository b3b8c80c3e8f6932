import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actor,
  addLeads,
  newLead,
  newsletterLead,
  subscribeNow,
} from '../../tests/server/fixtures.ts';
import { clockedStores, execute, setUpPostgres } from '../../tests/server/stores.ts';
import { retentionCutoff } from './retention.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const TWO_YEARS = 730 * DAY;
/** The two years before this date contain no February 29, so they have 730 days. */
const START = Date.UTC(2026, 2, 10);

test.each([
  ['2026-03-02T12:00:00Z', '2024-03-02T12:00:00Z'],
  ['2026-03-01T12:00:00Z', '2024-02-29T12:00:00Z'],
  ['2026-02-28T12:00:00Z', '2024-02-28T12:00:00Z'],
  ['2028-02-29T12:00:00Z', '2026-02-28T12:00:00Z'],
])('at %s, leads from before %s expire', (now, cutoff) => {
  expect(retentionCutoff(Date.parse(now))).toBe(Date.parse(cutoff));
});

describe.each(clockedStores(setUpPostgres()))('erasing by age on %s', (name, openStore) => {
  /** Simulates a desk whose clock is `offset` milliseconds ahead. */
  async function startDesk(offset = 0) {
    const { store, setClock } = await openStore();
    const desk = {
      ...store,
      store,
      time: START,
      offset,
      /** Lets time pass without recording uptime. */
      async pass(days: number) {
        desk.time += days * DAY;
        await setClock(desk.time + desk.offset);
      },
      async setOffset(next: number) {
        desk.offset = next;
        await desk.pass(0);
      },
      async run(days: number) {
        for (let day = 0; day < days; day += 1) {
          await desk.pass(1);
          await store.recordUptime(DAY);
          await store.purgeExpired();
        }
      },
      /** Records the clock, but no uptime. */
      recordClock: () => store.recordUptime(0),
      /** Adds leads that arrived `ago` milliseconds earlier. */
      async add(count: number, ago = 0) {
        const receivedAt = desk.time + desk.offset - ago;
        await addLeads(store, ...Array.from({ length: count }, () => newLead({ receivedAt })));
      },
      leads: async () => (await store.counts()).leads,
      expectLeads: async (count: number) => expect(await desk.leads()).toBe(count),
    };
    await desk.pass(0);
    // A desk without leads trusts its clock.
    await desk.recordClock();
    return desk;
  }

  type Desk = Awaited<ReturnType<typeof startDesk>>;

  test('a lead is erased after two years, but only after seven days of uptime since it was marked for erasure', async () => {
    const desk = await startDesk();
    for (const ago of [TWO_YEARS - 40 * DAY, TWO_YEARS - 3 * DAY, TWO_YEARS + 90 * DAY, 0])
      await desk.add(1, ago);
    const counts: number[] = [];
    for (let day = 0; day <= 41; day += 1) {
      await desk.run(1);
      counts.push(await desk.leads());
    }
    // The leads expire after 40 days, 3 days, -90 days and two years. A lead is marked 30 days
    // before it expires. So the second and third are marked on day 1, and erased on day 8.
    expect(counts).toEqual([...Array(7).fill(4), ...Array(33).fill(2), 1, 1]);
    expect(await desk.unconfirmedDate()).toBeNull();
  });

  test('correcting the date of receipt of a lead records a change of the lead', async () => {
    const desk = await startDesk();
    await desk.add(1);
    await desk.setOffset(20 * DAY);
    await desk.recordClock();
    await desk.add(1);
    const sequence = await desk.changes.lastSequence();
    // The date of the second lead is 20 days ahead until the clock is corrected.
    await desk.setOffset(0);
    await desk.recordClock();
    expect(await desk.changes.since(sequence, 9)).toMatchObject([{ kind: 'changed' }]);
  });

  test('overlapping uptime of several desks counts once; a stopped desk records none', async () => {
    const desk = await startDesk();
    await desk.add(1, TWO_YEARS + DAY);
    await desk.run(1);
    for (let day = 0; day < 6; day += 1) {
      await desk.pass(0.5);
      await desk.recordUptime(DAY / 2);
      await desk.pass(0.5);
      await desk.recordUptime(DAY);
      await desk.recordUptime(DAY);
    }
    // The uptime so far is seven days, six of them since the mark.
    await desk.pass(1.5);
    await desk.recordClock();
    await desk.purgeExpired();
    await desk.expectLeads(1);
    await desk.run(1);
    await desk.expectLeads(0);
  });

  test.each<[string, daysFast: number, daysUp: number, correct: (desk: Desk) => Promise<unknown>]>([
    ['is set back', 20, 0, (desk) => desk.recordClock()],
    ['is set back and an owner confirms the date', 20, 0, (desk) => desk.confirmDate()],
    ['is set back after it was accepted', 1, 8, (desk) => desk.recordClock()],
    ['is set back and accepted again', 20, 8, (desk) => desk.run(8)],
  ])(
    'people who unsubscribed under a fast clock can subscribe again after it %s',
    async (_, daysFast, daysUp, correct) => {
      const desk = await startDesk();
      await desk.add(1);
      await desk.setOffset(daysFast * DAY);
      // The store accepts the clock after seven days of uptime.
      await desk.run(daysUp);
      await desk.recordClock();
      await desk.newsletter.unsubscribe(await subscribeNow(desk.store));
      await desk.setOffset(0);
      await correct(desk);
      await desk.pass(0.1);
      expect(await desk.newsletter.confirm(await subscribeNow(desk.store))).toBe('confirmed');
    },
  );

  test('an address is no longer confirmed once its last sign-up is erased; the key of an erased lead is kept for 8 days', async () => {
    const desk = await startDesk();
    const { add, erase, newsletter } = desk.store;
    const signUp = async (email: string, receivedAt: number) => {
      const [{ id }] = await addLeads({ add }, newsletterLead(email, { receivedAt }));
      return id;
    };
    const confirmedAt = async (id: string) => (await newsletter.subscription(id)).confirmedAt;
    const [ada, bob] = ['ada@engines.com', 'bob@engines.com'];
    for (const email of [ada, bob])
      await newsletter.confirm(await signUp(email, START - TWO_YEARS), START);
    const laterSignUp = await signUp(bob, START);
    const sameLead = () => newLead({ key: 'a-browsers-key', email: 'eve@engines.com' });
    await addLeads({ add }, sameLead());
    await erase('eve@engines.com');
    await desk.run(8);
    expect(await add(sameLead())).toBe('repeated');
    await desk.run(1);
    expect(await add(sameLead())).toBe('stored');
    expect(await newsletter.subscribers('', 9)).toHaveLength(1);
    expect(await confirmedAt(laterSignUp)).toBe(START);
    expect(await confirmedAt(await signUp(ada, START))).toBeNull();
  });

  test('a clock three years ahead erases no lead early, and the owner is asked to confirm the date', async () => {
    const desk = await startDesk();
    await desk.add(3);
    await desk.add(1, TWO_YEARS - 7.5 * DAY);
    await desk.run(1);
    await desk.setOffset(3 * YEAR);
    await desk.run(1);
    expect(await desk.unconfirmedDate()).toEqual({
      clock: START + 2 * DAY + 3 * YEAR,
      expected: START + 2 * DAY,
      // The fourth lead is already marked.
      leads: 3,
    });
    // This lead has the date of the wrong clock, which must not count as evidence for the clock.
    await desk.add(1);
    // For seven days of uptime after the jump, not even the marked lead is erased.
    await desk.run(6);
    await desk.expectLeads(5);
    await desk.run(20);
    await desk.expectLeads(4);
    await desk.setOffset(0);
    await desk.run(1);
    expect(await desk.unconfirmedDate()).toBeNull();
    const { leads } = await desk.leadPage({}, undefined, 9);
    expect(leads.filter(({ receivedAt }) => receivedAt > desk.time)).toEqual([]);
    await desk.run(20);
    await desk.expectLeads(4);
  });

  test('a lead stored while the clock was years behind is not erased after the correction', async () => {
    const desk = await startDesk();
    await desk.add(1);
    await desk.run(1);
    await desk.setOffset(-3 * YEAR);
    await desk.add(1);
    await desk.run(1);
    // By this clock, no lead is due to be marked.
    expect(await desk.unconfirmedDate()).toMatchObject({ leads: 0 });
    await desk.setOffset(0);
    await desk.run(30);
    await desk.expectLeads(2);
    expect(await desk.unconfirmedDate()).toBeNull();
  });

  test('if no desk ran for three weeks, erasing waits seven days; after three years, it waits for the owner to confirm the date', async () => {
    const desk = await startDesk();
    await desk.run(8);
    await desk.add(2, TWO_YEARS - 30 * DAY);
    await desk.add(1);
    await desk.run(8);
    await desk.pass(21);
    await desk.run(7);
    await desk.expectLeads(3);
    await desk.run(1);
    await desk.expectLeads(1);
    expect(await desk.unconfirmedDate()).toBeNull();

    await desk.pass(3 * 365);
    await desk.run(20);
    await desk.expectLeads(1);
    expect(await desk.unconfirmedDate()).toMatchObject({ leads: 1 });
    expect(await desk.confirmDate()).toEqual({ date: desk.time, marked: 1 });
    expect(await desk.unconfirmedDate()).toBeNull();
    await desk.run(7);
    await desk.expectLeads(0);
  });

  test('an erasure or date confirmation that cannot be audited fails and erases nothing', async () => {
    const { store } = await openStore();
    await addLeads(store, newLead());
    expect(await store.erase('eve@engines.com', actor)).toBe(0);
    await execute(store, 'ALTER TABLE audit RENAME TO lost');
    await expect(store.erase('ada@engines.com', actor)).rejects.toThrow('audit');
    await expect(store.confirmDate(actor)).rejects.toThrow('audit');
    expect((await store.counts()).leads).toBe(1);
    await execute(store, 'ALTER TABLE lost RENAME TO audit');
    expect(await store.erase('ada@engines.com', actor)).toBe(1);
    expect(await store.erase('ada@engines.com')).toBe(0);
    await store.confirmDate(actor);
    const { entries } = await store.inbox.auditPage(undefined, 9);
    expect(entries.map(({ what }) => what).sort()).toEqual([
      expect.stringMatching(/^Confirmed the date \d{4}-\d\d-\d\d$/),
      'Erased 0 leads of one email address',
      'Erased 1 lead of one email address',
    ]);
  });

  test('a clock that moves back clears the marks for erasure', async () => {
    const desk = await startDesk();
    await desk.add(1, TWO_YEARS - 6 * DAY);
    await desk.run(6);
    // More than one day, because `run` first lets a day pass, then records the clock.
    await desk.setOffset(-1.5 * DAY);
    await desk.run(7);
    await desk.expectLeads(1);
    await desk.run(1);
    await desk.expectLeads(0);
  });

  test('six due leads of 106 (over 5%) are marked only after the owner confirms the date', async () => {
    const desk = await startDesk();
    await desk.add(6, TWO_YEARS);
    await desk.add(100);
    await desk.run(10);
    await desk.expectLeads(106);
    expect(await desk.unconfirmedDate()).toMatchObject({ leads: 6 });
    await desk.confirmDate();
    await desk.run(7);
    await desk.expectLeads(100);
  });

  test('no clock error erases a new lead', async () => {
    const step = fc.record({
      offset: fc.constantFrom(0, DAY, 20 * DAY, -20 * DAY, YEAR, -YEAR, 3 * YEAR, -3 * YEAR),
      daysStopped: fc.constantFrom(0, 0, 1, 25),
      newLeads: fc.constantFrom(0, 1, 3),
      daysRunning: fc.integer({ min: 0, max: 20 }),
    });
    const offsets = fc.constantFrom(0, 3 * YEAR, -3 * YEAR);
    const stepLists = fc.array(step, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(offsets, fc.constantFrom(3, 12), stepLists, async (offset, leads, steps) => {
        const desk = await startDesk(offset);
        await desk.purgeExpired();
        await desk.add(leads);
        let added = leads;
        for (const { offset: nextOffset, daysStopped, newLeads, daysRunning } of steps) {
          await desk.pass(daysStopped);
          await desk.setOffset(nextOffset);
          await desk.add(newLeads);
          added += newLeads;
          await desk.run(daysRunning);
        }
        await desk.expectLeads(added);
      }),
      { numRuns: name === 'SQLite' ? 12 : 4 },
    );
  });
});
