import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { DeliveryChannel } from './delivery/channels.ts';
import { sqliteStore } from './store/sqlite.ts';
import { newLead, tempFolder } from './testing/parts.ts';
import { createUpkeep, keepUp } from './upkeep.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A store with its upkeep, and what it told the owner. */
function upkept({ backupWarnMs = 0, waiting = 0 } = {}) {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  onTestFinished(() => store.close());
  const clock = { at: Date.now() };
  const mails: string[] = [];
  const log: string[] = [];
  const channel: DeliveryChannel = {
    name: 'mail',
    deliver: async () => undefined,
    test: async () => [],
    tell: async (_subject, text) => void mails.push(text),
    close: () => undefined,
  };
  const parts = {
    store,
    channels: [channel],
    settings: { backupWarnMs, brand: 'Desk', inboxUrl: 'https://desk.example/inbox' },
    waitingForOwner: () => waiting,
    now: () => clock.at,
  };
  const upkeep = () => createUpkeep({ ...parts, log: pino({}, { write: (line) => void log.push(line) }) });
  return { store, clock, mails, log, run: upkeep().run, runAnew: () => upkeep().run() };
}

test('leads past two years go, with what they leave in the file', async () => {
  const { store, clock, run } = upkept();
  for (const age of [0, 1, 800]) await store.add(newLead({ receivedAt: clock.at - age * DAY_MS }));
  await run();
  expect((await store.counts(clock.at)).leads).toBe(2);
  expect((await store.milestones()).scrub_due).toBeUndefined();
});

test('no lead goes by a clock that leaps years ahead, and the owner is told', async () => {
  const { store, clock, run, mails } = upkept();
  await store.add(newLead({ receivedAt: clock.at }));
  await run();
  clock.at += 3 * 365 * DAY_MS;
  await run();
  expect((await store.counts(clock.at)).leads).toBe(1);
  expect(mails).toEqual([expect.stringContaining('The clock is 1095 days ahead')]);
});

test('the owner is told of what needs a person, by one mail a day however often the desk starts, and in the log', async () => {
  const { store, clock, run, runAnew, mails, log } = upkept({ backupWarnMs: 2 * DAY_MS, waiting: 300 });
  await store.add(newLead({ spam: 'honeypot', receivedAt: clock.at }));
  await store.add(newLead({ receivedAt: clock.at - 3 * DAY_MS }));
  const lead = newLead({ receivedAt: clock.at });
  await store.add(lead);
  await store.complete(lead.id, 'mail', { state: 'dead-letter', at: clock.at, dueAt: clock.at, error: 'refused' });
  await run();
  expect(mails).toHaveLength(1);
  for (const words of ['1 deliveries were given up', '1 leads were quarantined', 'There is no backup yet', '300 deliveries of leads from before']) {
    expect(mails[0]).toContain(words);
    expect(log.join('')).toContain(words);
  }
  clock.at += HOUR_MS;
  await run();
  await runAnew();
  expect(mails).toHaveLength(1);
  await store.mark('backup', clock.at);
  clock.at += DAY_MS;
  await run();
  expect(mails).toHaveLength(2);
  expect(mails[1]).not.toContain('backup');
});

test('a desk with nothing to tell says nothing', async () => {
  const { store, run, mails, log } = upkept({ backupWarnMs: DAY_MS });
  await store.add(newLead());
  await run();
  expect([mails, log]).toEqual([[], []]);
});

test('its end waits for the round under way, and not for one that hangs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended: string[] = [];
  const stop = keepUp({ run: () => promise });
  await stop(20).then(() => ended.push('without it'));
  const stopped = stop(60_000).then(() => ended.push('after it'));
  ended.push('asked');
  resolve();
  await stopped;
  expect(ended).toEqual(['without it', 'asked', 'after it']);
});
