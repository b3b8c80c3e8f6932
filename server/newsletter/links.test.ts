import { beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../tests/server/fixtures.ts';
import { uuidv7 } from '../store/uuid.ts';
import { CONFIRM_TTL_MS, createNewsletterLinks } from './links.ts';

const now = Date.now();
const leadId = uuidv7(now);
const linksWithKey = (key: string) =>
  createNewsletterLinks({ getOrAdd: async () => key }, 'https://desk.example/inbox');
const links = linksWithKey('the key of one store');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
beforeEach(() => stopClock(now));

test('newsletter links contain the id of the lead; confirmation links are valid for `CONFIRM_TTL_MS`, unsubscribe links always', async () => {
  const confirm = await links.toConfirm(leadId);
  const unsubscribe = await links.toUnsubscribe(leadId);
  expect(confirm).toMatch(/^https:\/\/desk\.example\/newsletter\/confirm\/[\w-]{51}$/);
  expect(unsubscribe).toMatch(/^https:\/\/desk\.example\/newsletter\/unsubscribe\/[\w-]{51}$/);
  vi.setSystemTime(now + CONFIRM_TTL_MS - 1000);
  expect(await links.verify('confirm', tokenOf(confirm))).toEqual({ leadId });
  vi.setSystemTime(now + 100 * CONFIRM_TTL_MS);
  expect(await links.verify('unsubscribe', tokenOf(unsubscribe))).toEqual({ leadId });
});

test('a newsletter link is invalid if one of the token’s first 50 characters is changed', async () => {
  const token = tokenOf(await links.toConfirm(leadId));
  // A change of the 51st character may have no effect, because two of its bits are unused.
  for (let index = 0; index < 50; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(await links.verify('confirm', changed), `character ${index}`).toBe('invalid');
  }
});

test.each([
  ['for another purpose', () => links.toUnsubscribe(leadId)],
  ['of another store', () => linksWithKey('the key of another store').toConfirm(leadId)],
  ['that is truncated', async () => (await links.toConfirm(leadId)).slice(0, -1)],
  ['with one more character', async () => `${await links.toConfirm(leadId)}A`],
])('a token %s is invalid for confirmation', async (_why, link) => {
  expect(await links.verify('confirm', tokenOf(await link()))).toBe('invalid');
});

test('newsletter links use a restored key within a minute', async () => {
  let storedKey: string | undefined = 'the key of one store';
  const deskLinks = createNewsletterLinks(
    { getOrAdd: async (_name, newKey) => (storedKey ??= newKey) },
    'https://desk.example',
  );
  const mailed = tokenOf(await deskLinks.toUnsubscribe(leadId));
  // A backup without a key is restored: the desk adds its key, so mailed links keep working.
  storedKey = undefined;
  vi.setSystemTime(now + 60_001);
  expect(await deskLinks.verify('unsubscribe', mailed)).toEqual({ leadId });
  expect(storedKey).toBe('the key of one store');
  storedKey = 'the key of another store';
  vi.setSystemTime(now + 120_002);
  const next = tokenOf(await deskLinks.toUnsubscribe(leadId));
  expect(await linksWithKey(storedKey).verify('unsubscribe', next)).toEqual({ leadId });
});

test('the key of newsletter links is read again after a failure', async () => {
  const getOrAdd = vi.fn(async () => 'a key').mockRejectedValueOnce(new Error('no store'));
  const retrying = createNewsletterLinks({ getOrAdd }, 'https://desk.example');
  await expect(retrying.toUnsubscribe(leadId)).rejects.toThrow('no store');
  await retrying.toUnsubscribe(leadId);
  await retrying.toUnsubscribe(leadId);
  expect(getOrAdd).toHaveBeenCalledTimes(2);
});
