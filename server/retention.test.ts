import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clockLeapDays, retentionLimits } from './retention.ts';
import { sqliteStore } from './store/sqlite.ts';
import { newLead, tempFolder } from './testing/parts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('leads are kept for two years by the calendar', () => {
  expect(new Date(retentionLimits(new Date('2026-03-01T12:00:00Z')).leads).toISOString()).toBe('2024-03-01T12:00:00.000Z');
});

test('a clock is believed unless it is days ahead of the last lead and of the desk’s last running', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  const now = Date.now();
  expect(await clockLeapDays(store, now + 1000 * DAY_MS)).toBe(0);
  await store.add(newLead({ receivedAt: now }));
  expect(await clockLeapDays(store, now + DAY_MS)).toBe(0);
  expect(await clockLeapDays(store, now + 1000 * DAY_MS)).toBe(1000);
  await store.mark('clock', now + 999 * DAY_MS);
  expect(await clockLeapDays(store, now + 1000 * DAY_MS)).toBe(0);
  expect(await clockLeapDays(store, now - 1000 * DAY_MS)).toBe(0);
  await store.close();
});
