import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEND_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import type { Lead } from '../src/features/lead-forms/schemas.ts';
import { createSpamFilter } from './spam-filter.ts';
import { contactFields } from './testing/contact-fields.ts';
import { signUpBody, testApp, testStore } from './testing/fixtures.ts';

const HOUR = 60 * 60 * 1000;
const HOME = '192.0.2.1';
const contact = (changes: Partial<typeof contactFields> = {}): Lead => ({
  form: 'contact',
  fields: { ...contactFields, ...changes },
});

function filter(addressLimit: number) {
  const store = testStore();
  return createSpamFilter(store.limits, addressLimit);
}

describe('a lead is quarantined', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 10) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each<[string, Partial<typeof contactFields>, string | null]>([
    [
      'with three links in its message',
      { descriptionmsg: 'See https://a.example and http://b.example or www.c.example' },
      'links',
    ],
    ['with a link for a name', { name: 'Win at www.prize.example' }, 'links'],
    [
      'not with two links',
      { descriptionmsg: 'Our site is https://a.example, our shop https://b.example' },
      null,
    ],
    ['not for its address', { email: 'www.ada@engines.example' }, null],
  ])('%s', async (_when, changes, reason) => {
    expect(await filter(5).reasonFor(contact(changes), HOME)).toBe(reason);
  });

  test('if a third sender writes the same text within a day, regardless of spacing', async () => {
    const spam = filter(0);
    const text = 'We can bring your site to the first page of every search';
    const from = (name: string, descriptionmsg = text) =>
      contact({ email: `${name}@engines.example`, descriptionmsg });
    for (const name of ['one', 'one', 'one', 'two']) {
      expect(await spam.reasonFor(from(name), HOME)).toBeNull();
      await spam.remember(from(name), HOME);
    }
    expect(
      await spam.reasonFor(from('three', `  ${text.toUpperCase().replaceAll(' ', '  ')}!`), HOME),
    ).toBe('repeated');
    expect(await spam.reasonFor(from('three', 'Please call me'), HOME)).toBeNull();
    vi.setSystemTime(Date.now() + 25 * HOUR);
    expect(await spam.reasonFor(from('three'), HOME)).toBeNull();
  });

  test('if its address sent five leads within an hour from its network', async () => {
    const spam = filter(5);
    for (let count = 0; count < 9; count += 1) await spam.remember(contact(), '203.0.113.9');
    for (let count = 0; count < 5; count += 1) {
      expect(await spam.reasonFor(contact(), HOME)).toBeNull();
      await spam.remember(contact(), HOME);
    }
    expect(await spam.reasonFor(contact({ email: contactFields.email.toUpperCase() }), HOME)).toBe(
      'many',
    );
    expect(await spam.reasonFor(contact({ email: 'other@engines.example' }), HOME)).toBeNull();
    vi.setSystemTime(Date.now() + HOUR);
    expect(await spam.reasonFor(contact(), HOME)).toBeNull();
  });
});

test('the desk returns OK, stores and holds a quarantined lead; a resend does not count twice', async () => {
  const desk = await testApp({ addressLimit: 2 }, { channels: ['mail'] });
  const send = (key: string) => desk.post(SEND_PATH, signUpBody(), { 'idempotency-key': key });
  for (const key of ['lead-0001', 'lead-0001', 'lead-0002', 'lead-0003'])
    expect((await send(key)).body).toBe('OK');
  expect((await desk.stored()).map(({ spam, deliveries }) => [spam, deliveries[0]?.state])).toEqual(
    [
      [null, 'pending'],
      [null, 'pending'],
      ['many', 'held'],
    ],
  );
});
