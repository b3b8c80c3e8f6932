import { expect, test } from 'vitest';
import { actor, addLeads, newLead, testStore } from '../../tests/server/fixtures.ts';
import { lastDigestTime, queueDigests } from './digest.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Wednesday. */
const NOW = Date.UTC(2026, 0, 7, 9);

test('digests are due at 06:00 UTC: daily digests every day, weekly digests on Mondays', () => {
  expect(lastDigestTime('daily', NOW)).toBe(Date.UTC(2026, 0, 7, 6));
  expect(lastDigestTime('daily', Date.UTC(2026, 0, 7, 5, 59))).toBe(Date.UTC(2026, 0, 6, 6));
  expect(lastDigestTime('weekly', NOW)).toBe(Date.UTC(2026, 0, 5, 6));
  expect(lastDigestTime('weekly', Date.UTC(2026, 0, 5, 5))).toBe(Date.UTC(2025, 11, 29, 6));
});

test('enabled accounts get their daily or weekly digest once, with counts and no lead data', async () => {
  const store = testStore();
  for (const [email, change] of [
    ['day@desk.example', { digest: 'daily' }],
    ['week@desk.example', { digest: 'weekly' }],
    ['off@desk.example', { digest: 'off' }],
    ['gone@desk.example', { digest: 'daily', disabled: true }],
  ] as const) {
    await store.inbox.addAccount(email, 'reader', actor);
    await store.inbox.changeAccount(email, change, actor);
  }
  const claimDigests = async (now: number) => {
    await queueDigests(store, { brand: 'Desk', inboxUrl: 'https://desk.example/inbox' }, now);
    const claims = await store.claim('digest', { leaseMs: 60_000, limit: 9 });
    return claims.map(({ item: { email, text } }) => ({ email, text }));
  };
  expect(await claimDigests(NOW), 'an empty digest is not sent').toEqual([]);
  // Two hours ago, which is after today's digest time.
  const lead = newLead({ receivedAt: NOW - DAY_MS / 12, channels: [] });
  await addLeads(store, lead, newLead({ receivedAt: NOW - 4 * DAY_MS, channels: [] }));
  expect(await claimDigests(NOW + 1), 'new leads wait for the next digest').toEqual([]);
  const nextDay = await claimDigests(NOW + DAY_MS);
  expect(nextDay).toEqual([
    {
      email: 'day@desk.example',
      text: expect.stringMatching(
        /^Received since 2026-01-07: 1 lead\.\nInquiries with status New: 2 leads\.\n\nhttps:\/\/desk\.example\/inbox\n/,
      ),
    },
  ]);
  expect(await claimDigests(NOW + DAY_MS + 1)).toEqual([]);
  // The store's clock, not `now` of `queueDigests`, determines which next steps are due today.
  const nextStep = { text: 'Ring Ada', on: new Date().toISOString().slice(0, 10) };
  await store.inbox.changeLead(lead.id, { version: 1, nextStep }, actor);
  const monday = await claimDigests(NOW + 5 * DAY_MS);
  expect(monday).toHaveLength(2);
  expect(monday[0]?.text).toContain('Next step due today: 1 lead.');
  expect(JSON.stringify([nextDay, monday])).not.toMatch(/Ada|engines/);
});
