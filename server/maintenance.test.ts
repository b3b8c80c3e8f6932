import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addLeads, fakeLease, newLead, testStore, until } from '../tests/server/fixtures.ts';
import { createMaintenance, scheduleMaintenance } from './maintenance.ts';
import { DAY_MS, retentionCutoff } from './store/retention.ts';

const HOUR_MS = 60 * 60 * 1000;

function setUpMaintenance({ backupWarnMs = 0, unsentLeads = 0 } = {}) {
  const store = testStore();
  // Noon, so that an hour later is the same day.
  const now = (Math.floor(Date.now() / DAY_MS) + 0.5) * DAY_MS;
  vi.useFakeTimers({ now, toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const notices = async () =>
    (await store.claim('notice', { leaseMs: 0, limit: 9 })).map(({ item }) => item.text);
  const newMaintenance = () =>
    createMaintenance({
      store,
      settings: {
        backupWarnMs,
        brand: 'Desk',
        inboxUrl: 'https://desk.example/inbox',
        mail: { smtpUrl: '', to: '', from: '', brand: '' },
      },
      countLeadsToBackfill: async () => unsentLeads,
      log: pino({}, { write: (line) => void log.push(line) }),
    });
  return { store, notices, log, newMaintenance, ...newMaintenance() };
}

test('nothing is erased in the first week of uptime; leads that expire on the same day are erased in one rewrite of the file', async () => {
  const { store, run } = setUpMaintenance();
  const cutoff = retentionCutoff(Date.now() + 8 * DAY_MS);
  await addLeads(
    store,
    newLead({ receivedAt: cutoff - 1 }),
    newLead({ receivedAt: cutoff + HOUR_MS - 1 }),
    newLead(),
  );
  await run();
  const vacuum = vi.spyOn(store, 'vacuum');
  for (let day = 0; day < 8; day += 1) {
    expect((await store.counts()).leads).toBe(3);
    vi.advanceTimersByTime(DAY_MS);
    await run();
  }
  vi.advanceTimersByTime(HOUR_MS);
  await run();
  expect((await store.counts()).leads).toBe(1);
  expect(vacuum).toHaveBeenCalledTimes(1);
});

test('traces of leads erased on request are overwritten within a minute', async () => {
  const { store, runMinutely } = setUpMaintenance();
  // Skips the run at the start, which could also overwrite the traces.
  const stop = scheduleMaintenance({ runMinutely, run: async () => undefined });
  await addLeads(store, newLead());
  await store.erase('ada@engines.com');
  expect((await store.maintenanceTimes()).unscrubbedErasure).toBeDefined();
  vi.advanceTimersByTime(60_000);
  await until(async () => (await store.maintenanceTimes()).unscrubbedErasure === undefined);
  await stop(60_000);
});

test('a clock that jumps years ahead erases no lead, and the owner is notified', async () => {
  const { store, run, runMinutely, notices } = setUpMaintenance();
  await addLeads(store, newLead());
  await run();
  vi.setSystemTime(Date.UTC(2099, 0, 1));
  await runMinutely();
  expect((await store.counts()).leads).toBe(1);
  expect(await notices()).toEqual([
    expect.stringContaining("The database's clock says 2099-01-01, but"),
  ]);
});

test('problems that maintenance finds are logged, and mailed at most once a day, even after a restart', async () => {
  const { store, run, newMaintenance, notices, log } = setUpMaintenance({
    backupWarnMs: 2 * DAY_MS,
    unsentLeads: 300,
  });
  const [lead] = await addLeads(
    store,
    newLead({ receivedAt: Date.now() - 3 * DAY_MS }),
    newLead({ spam: 'honeypot' }),
  );
  await store.recordOutcome(fakeLease(lead.id), { state: 'dead-letter' });
  await run();
  const [notice] = await notices();
  for (const problem of [
    'Deliveries given up: 1',
    'Leads quarantined in the last 24 hours: 1',
    'There is no backup yet',
    'Leads from before mail or webhook was set up: 300.',
  ]) {
    expect(notice).toContain(problem);
    expect(log.join('')).toContain(problem);
  }
  vi.advanceTimersByTime(HOUR_MS);
  await run();
  await newMaintenance().run();
  expect(await notices()).toEqual([notice]);
  await store.setMaintenanceTime('backup', Date.now());
  vi.advanceTimersByTime(DAY_MS);
  await run();
  const bothNotices = await notices();
  expect(bothNotices).toHaveLength(2);
  expect(bothNotices.filter((text) => text.includes('backup'))).toEqual([notice]);
  await store.setMaintenanceTime('backup', Date.now() + 3 * DAY_MS);
  await newMaintenance().run();
  expect(log.join('')).toContain('The last good backup is 72 hours in the future');
});

test('the owner gets no notice if nothing needs attention', async () => {
  const { store, run, notices, log } = setUpMaintenance({ backupWarnMs: DAY_MS });
  await addLeads(store, newLead());
  await run();
  expect([await notices(), log]).toEqual([[], []]);
});

test('stopping maintenance waits for the current run until the timeout', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events: string[] = [];
  const stop = scheduleMaintenance({ run: () => promise, runMinutely: () => promise });
  await stop(20).then(() => events.push('timed out'));
  const stopped = stop(60_000).then(() => events.push('stopped'));
  events.push('waiting');
  resolve();
  await stopped;
  expect(events).toEqual(['timed out', 'waiting', 'stopped']);
});
