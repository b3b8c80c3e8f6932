import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sqliteStore } from './store/sqlite.ts';
import { newLead, tempFolder, until } from './testing/parts.ts';
import { keepSince, purgeDaily } from './upkeep.ts';

test('leads are kept for two years by the calendar', () => {
  expect(new Date(keepSince(new Date('2026-03-01T12:00:00Z'))).toISOString()).toBe('2024-03-01T12:00:00.000Z');
});

test('a desk that starts erases what is older', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const since = keepSince(new Date());
  await store.add(newLead({ receivedAt: since - 60_000 }));
  await store.add(newLead({ receivedAt: since + 60_000 }));
  const stop = purgeDaily(store, pino({ level: 'silent' }));
  await until(async () => (await store.counts()).leads === 1);
  stop();
  await store.close();
});
