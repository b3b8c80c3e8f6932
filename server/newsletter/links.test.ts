import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../store/uuid.ts';
import { CONFIRM_TTL_MS, createLinks, type Purpose } from './links.ts';

const now = Date.now();
const leadId = uuidv7(now);
const keyed = (key: string) =>
  createLinks({ secret: async () => key }, 'https://desk.example/inbox');
const links = keyed('the key of one store');
const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const other = (character: string) => (character === 'A' ? 'B' : 'A');

describe('a link of the newsletter', () => {
  test('contains the sign-up’s id but no email address, and can be verified', async () => {
    const confirm = await links.confirm(leadId);
    const unsubscribe = await links.unsubscribe(leadId);
    expect(confirm).toMatch(/^https:\/\/desk\.example\/newsletter\/confirm\/[\w-]{51}$/);
    expect(unsubscribe).toMatch(/^https:\/\/desk\.example\/newsletter\/unsubscribe\/[\w-]{51}$/);
    expect(await links.read('confirm', tokenOf(confirm))).toEqual({ leadId });
    vi.setSystemTime(now + 100 * CONFIRM_TTL_MS);
    expect(await links.read('unsubscribe', tokenOf(unsubscribe))).toEqual({ leadId });
  });

  test('to confirm is valid for seven days', async () => {
    const token = tokenOf(await links.confirm(leadId));
    vi.setSystemTime(now + CONFIRM_TTL_MS - 1000);
    expect(await links.read('confirm', token)).toEqual({ leadId });
    vi.setSystemTime(now + CONFIRM_TTL_MS + 1000);
    expect(await links.read('confirm', token)).toBe('expired');
  });

  test('is invalid with any changed character', async () => {
    const token = tokenOf(await links.confirm(leadId));
    // The last of 51 characters has two unused bits.
    for (let index = 0; index < 50; index += 1) {
      const changed = token.slice(0, index) + other(token[index] ?? '') + token.slice(index + 1);
      expect(await links.read('confirm', changed), `character ${index}`).toBe('invalid');
    }
  });

  test.each<[why: string, purpose: Purpose, token: () => Promise<string>]>([
    ['another purpose', 'confirm', () => links.unsubscribe(leadId)],
    ['another purpose', 'unsubscribe', () => links.confirm(leadId)],
    ['another store', 'confirm', () => keyed('the key of another').confirm(leadId)],
    ['a link cut off', 'confirm', async () => (await links.confirm(leadId)).slice(0, -1)],
    ['a link and more', 'confirm', async () => `${await links.confirm(leadId)}A`],
    ['nothing', 'confirm', async () => ''],
    ['an address', 'unsubscribe', async () => 'ada@engines.com'],
    ['a lead’s id', 'unsubscribe', async () => leadId],
  ])('is invalid for %s (%s)', async (_why, purpose, token) => {
    expect(await links.read(purpose, tokenOf(await token()))).toBe('invalid');
  });

  test('uses the key of a restored backup within a minute', async () => {
    let held: string | undefined = 'the key of one store';
    const desk = createLinks(
      { secret: async (_name, made) => (held ??= made) },
      'https://desk.example',
    );
    const mailed = tokenOf(await desk.unsubscribe(leadId));
    // A backup without a key gets the desk's key, so mailed links keep working.
    held = undefined;
    vi.setSystemTime(now + 60_001);
    expect(await desk.read('unsubscribe', mailed)).toEqual({ leadId });
    expect(held).toBe('the key of one store');
    held = 'the key of another';
    vi.setSystemTime(now + 120_002);
    expect(await keyed(held).read('unsubscribe', tokenOf(await desk.unsubscribe(leadId)))).toEqual({
      leadId,
    });
  });

  test('reads its key again some time after a failure', async () => {
    let asked = 0;
    const patient = createLinks(
      {
        secret: async () => {
          asked += 1;
          if (asked === 1) throw new Error('no store');
          return 'a key';
        },
      },
      'https://desk.example',
    );
    await expect(patient.unsubscribe(leadId)).rejects.toThrow('no store');
    await patient.unsubscribe(leadId);
    await patient.unsubscribe(leadId);
    expect(asked).toBe(2);
  });
});
