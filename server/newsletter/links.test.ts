import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../store/uuid.ts';
import { CONFIRM_TTL_MS, createLinks, type Purpose } from './links.ts';

const now = Date.now();
const leadId = uuidv7(now);
const withKey = (key: string) =>
  createLinks({ getOrAdd: async () => key }, 'https://desk.example/inbox');
const links = withKey('the key of one store');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const otherCharacter = (character: string) => (character === 'A' ? 'B' : 'A');

describe('a link of the newsletter', () => {
  test('contains the lead’s id; one to unsubscribe never expires', async () => {
    const confirm = await links.toConfirm(leadId);
    const unsubscribe = await links.toUnsubscribe(leadId);
    expect(confirm).toMatch(/^https:\/\/desk\.example\/newsletter\/confirm\/[\w-]{51}$/);
    expect(unsubscribe).toMatch(/^https:\/\/desk\.example\/newsletter\/unsubscribe\/[\w-]{51}$/);
    expect(await links.verify('confirm', tokenOf(confirm))).toEqual({ leadId });
    vi.setSystemTime(now + 100 * CONFIRM_TTL_MS);
    expect(await links.verify('unsubscribe', tokenOf(unsubscribe))).toEqual({ leadId });
  });

  test('for confirmation expires after `CONFIRM_TTL_MS`', async () => {
    const token = tokenOf(await links.toConfirm(leadId));
    vi.setSystemTime(now + CONFIRM_TTL_MS - 1000);
    expect(await links.verify('confirm', token)).toEqual({ leadId });
    vi.setSystemTime(now + CONFIRM_TTL_MS + 1000);
    expect(await links.verify('confirm', token)).toBe('expired');
  });

  test('is invalid if one of the token’s first 50 characters is changed', async () => {
    const token = tokenOf(await links.toConfirm(leadId));
    // A change of the 51st character may have no effect, because two of its bits are unused.
    for (let index = 0; index < 50; index += 1) {
      const changed =
        token.slice(0, index) + otherCharacter(token[index] ?? '') + token.slice(index + 1);
      expect(await links.verify('confirm', changed), `character ${index}`).toBe('invalid');
    }
  });

  test.each<[why: string, purpose: Purpose, link: () => Promise<string>]>([
    ['another purpose', 'confirm', () => links.toUnsubscribe(leadId)],
    ['another purpose', 'unsubscribe', () => links.toConfirm(leadId)],
    ['another store', 'confirm', () => withKey('the key of another store').toConfirm(leadId)],
    ['a truncated link', 'confirm', async () => (await links.toConfirm(leadId)).slice(0, -1)],
    ['a link with one more character', 'confirm', async () => `${await links.toConfirm(leadId)}A`],
    ['an empty token', 'confirm', async () => ''],
    ['an email address', 'unsubscribe', async () => 'ada@engines.com'],
    ['a lead’s id', 'unsubscribe', async () => leadId],
  ])('is invalid: %s (%s)', async (_why, purpose, link) => {
    expect(await links.verify(purpose, tokenOf(await link()))).toBe('invalid');
  });

  test('uses the key of a restored backup after a minute', async () => {
    let storedKey: string | undefined = 'the key of one store';
    const deskLinks = createLinks(
      { getOrAdd: async (_name, newKey) => (storedKey ??= newKey) },
      'https://desk.example',
    );
    const mailed = tokenOf(await deskLinks.toUnsubscribe(leadId));
    // A backup without a key gets the desk's key, so mailed links keep working.
    storedKey = undefined;
    vi.setSystemTime(now + 60_001);
    expect(await deskLinks.verify('unsubscribe', mailed)).toEqual({ leadId });
    expect(storedKey).toBe('the key of one store');
    storedKey = 'the key of another store';
    vi.setSystemTime(now + 120_002);
    expect(
      await withKey(storedKey).verify(
        'unsubscribe',
        tokenOf(await deskLinks.toUnsubscribe(leadId)),
      ),
    ).toEqual({
      leadId,
    });
  });

  test('reads the key again after a failure', async () => {
    let reads = 0;
    const retrying = createLinks(
      {
        getOrAdd: async () => {
          reads += 1;
          if (reads === 1) throw new Error('no store');
          return 'a key';
        },
      },
      'https://desk.example',
    );
    await expect(retrying.toUnsubscribe(leadId)).rejects.toThrow('no store');
    await retrying.toUnsubscribe(leadId);
    await retrying.toUnsubscribe(leadId);
    expect(reads).toBe(2);
  });
});
