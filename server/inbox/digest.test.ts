import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DeliveryChannel } from '../delivery/channels.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { newLead, tempFolder } from '../testing/parts.ts';
import { digestDue, sendDigests } from './digest.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A Wednesday. */
const NOW = Date.UTC(2026, 0, 7, 9);

test('a digest is due at six in the morning, a weekly one on Mondays', () => {
  expect(digestDue('daily', NOW)).toBe(Date.UTC(2026, 0, 7, 6));
  expect(digestDue('daily', Date.UTC(2026, 0, 7, 5, 59))).toBe(Date.UTC(2026, 0, 6, 6));
  expect(digestDue('weekly', NOW)).toBe(Date.UTC(2026, 0, 5, 6));
  expect(digestDue('weekly', Date.UTC(2026, 0, 5, 5))).toBe(Date.UTC(2025, 11, 29, 6));
});

test('each account gets the digest it has chosen, once, with numbers and no names', async () => {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  onTestFinished(() => store.close());
  const mails: { receiver: string | undefined; text: string }[] = [];
  const channel: DeliveryChannel = {
    name: 'mail',
    deliver: async () => undefined,
    test: async () => [],
    tell: async (_subject, text, receiver) => void mails.push({ receiver, text }),
    close: () => undefined,
  };
  for (const [email, digest] of [
    ['day@desk.example', 'daily'],
    ['week@desk.example', 'weekly'],
    ['off@desk.example', 'off'],
    ['gone@desk.example', 'daily'],
  ] as const) {
    await store.inbox.addAccount(email, 'reader', 0);
    await store.inbox.changeAccount(email, { digest, disabled: email.startsWith('gone') });
  }
  const send = (now: number) => sendDigests({ store, channels: [channel], settings: { brand: 'Desk', inboxUrl: 'https://desk.example/inbox' }, now });
  expect(await send(NOW)).toBe(0);
  await store.add(newLead({ receivedAt: NOW - 2 * HOUR, channels: [] }));
  await store.add(newLead({ receivedAt: NOW - 4 * DAY, channels: [] }));
  expect(await send(NOW + HOUR), 'nothing to tell was told for today').toBe(0);
  expect(await send(NOW + DAY)).toBe(1);
  expect(await send(NOW + DAY + HOUR)).toBe(0);
  expect(mails).toEqual([
    {
      receiver: 'day@desk.example',
      text: expect.stringMatching(/^1 lead came since 2026-01-07\.\n2 leads are new: nobody has taken them on\.\n\nhttps:\/\/desk\.example\/inbox\n/),
    },
  ]);
  expect(await send(NOW + 5 * DAY)).toBe(2);
  expect(JSON.stringify(mails)).not.toMatch(/Ada|engines/);
});
