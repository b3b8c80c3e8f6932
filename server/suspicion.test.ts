import { describe, expect, test } from 'vitest';
import type { Lead } from '../src/features/lead-forms/schemas.ts';
import { createSuspicion } from './suspicion.ts';
import { contactFields } from './testing/contact-fields.ts';
import { signUpBody, testApp } from './testing/parts.ts';

const HOUR = 60 * 60 * 1000;
const contact = (changes: Partial<typeof contactFields> = {}): Lead => ({ kind: 'contact', fields: { ...contactFields, ...changes } }) as Lead;

describe('a lead is suspect', () => {
  test.each<[string, Partial<typeof contactFields>, string | null]>([
    ['with three links in its message', { descriptionmsg: 'See https://a.example and http://b.example or www.c.example' }, 'links'],
    ['with a link for a name', { name: 'Win at www.prize.example' }, 'links'],
    ['not with two links', { descriptionmsg: 'Our site is https://a.example, our shop https://b.example' }, null],
    ['not for its address', { email: 'www.ada@engines.example' }, null],
  ])('%s', (_when, changes, reason) => {
    expect(createSuspicion(5, () => 0).reasonFor(contact(changes))).toBe(reason);
  });

  test('when a third sender writes the same text within a day, however it is spaced', () => {
    let now = 0;
    const suspicion = createSuspicion(0, () => now);
    const text = 'We can bring your site to the first page of every search';
    const from = (name: string, descriptionmsg = text) => contact({ email: `${name}@engines.example`, descriptionmsg });
    for (const name of ['one', 'one', 'one', 'two']) {
      expect(suspicion.reasonFor(from(name))).toBeNull();
      suspicion.remember(from(name));
    }
    expect(suspicion.reasonFor(from('three', `  ${text.toUpperCase().replaceAll(' ', '  ')}!`))).toBe('repeated');
    expect(suspicion.reasonFor(from('three', 'Please call me'))).toBeNull();
    now += 25 * HOUR;
    expect(suspicion.reasonFor(from('three'))).toBeNull();
  });

  test('when its address has sent five within an hour', () => {
    let now = 0;
    const suspicion = createSuspicion(5, () => now);
    for (let count = 0; count < 5; count += 1) {
      expect(suspicion.reasonFor(contact())).toBeNull();
      suspicion.remember(contact());
    }
    expect(suspicion.reasonFor(contact({ email: contactFields.email.toUpperCase() }))).toBe('many');
    expect(suspicion.reasonFor(contact({ email: 'other@engines.example' }))).toBeNull();
    now += HOUR;
    expect(suspicion.reasonFor(contact())).toBeNull();
  });
});

test('the desk answers a suspect OK, stores and holds it; a resend of one lead is no second one', async () => {
  const desk = await testApp({ addressLimit: 2 }, ['mail']);
  const send = (key: string) => desk.app.inject({ method: 'POST', url: '/api/v1.0/email/send', headers: { 'idempotency-key': key }, payload: signUpBody() });
  for (const key of ['lead-0001', 'lead-0001', 'lead-0002', 'lead-0003']) expect((await send(key)).body).toBe('OK');
  expect((await desk.stored()).map(({ spam, deliveries }) => [spam, deliveries[0]?.state])).toEqual([
    [null, 'pending'],
    [null, 'pending'],
    ['many', 'held'],
  ]);
});
