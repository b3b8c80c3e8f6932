import { expect, test, vi } from 'vitest';
import { SEND_PATH } from '../src/features/lead-forms/emailjs-payload.ts';
import type { Lead } from '../src/features/lead-forms/schemas.ts';
import { contactFields } from '../tests/server/contact-fields.ts';
import { signUpBody, stopClock, testApp, testStore } from '../tests/server/fixtures.ts';
import { createSpamFilter } from './spam-filter.ts';

const HOUR = 60 * 60 * 1000;
const IP = '192.0.2.1';
const toLead = (changes: Partial<typeof contactFields> = {}): Lead => ({
  form: 'contact',
  fields: { ...contactFields, ...changes },
});

/** Sets the clock to a fixed time, because the store counts leads per hour and per day. */
function createFilter(maxLeadsPerEmail: number) {
  stopClock(Date.UTC(2026, 0, 5, 10));
  return createSpamFilter(testStore().limits, maxLeadsPerEmail);
}

test.each<[string, Partial<typeof contactFields>, string | null]>([
  [
    'quarantines three links in a message',
    { descriptionmsg: 'See https://a.example and http://b.example or www.c.example' },
    'links',
  ],
  ['quarantines a link in a short field', { name: 'Win at www.prize.example' }, 'links'],
  [
    'accepts two links in a message',
    { descriptionmsg: 'Our site is https://a.example, our shop https://b.example' },
    null,
  ],
  ['accepts an email address that looks like a link', { email: 'www.ada@engines.example' }, null],
])('the spam filter %s', async (_rule, changes, reason) => {
  expect(await createFilter(5).reasonFor(toLead(changes), IP)).toBe(reason);
});

test('the spam filter quarantines a message if two other email addresses sent it within a day, regardless of case, spacing and punctuation', async () => {
  // 0 disables the limit of leads per email address.
  const filter = createFilter(0);
  const text = 'We can bring your site to the first page of every search';
  const leadFrom = (name: string, descriptionmsg = text) =>
    toLead({ email: `${name}@engines.example`, descriptionmsg });
  for (const name of ['one', 'one', 'one', 'two']) {
    expect(await filter.reasonFor(leadFrom(name), IP)).toBeNull();
    await filter.recordLead(leadFrom(name), IP);
  }
  const variant = `  ${text.toUpperCase().replaceAll(' ', '  ')}!`;
  expect(await filter.reasonFor(leadFrom('three', variant), IP)).toBe('repeated');
  expect(await filter.reasonFor(leadFrom('three', 'Please call me'), IP)).toBeNull();
  vi.setSystemTime(Date.now() + 25 * HOUR);
  expect(await filter.reasonFor(leadFrom('three'), IP)).toBeNull();
});

test('the spam filter quarantines the sixth lead with one email address from one IP address within an hour', async () => {
  const filter = createFilter(5);
  // Leads from another IP address do not count.
  for (let count = 0; count < 9; count += 1) await filter.recordLead(toLead(), '203.0.113.9');
  for (let count = 0; count < 5; count += 1) {
    expect(await filter.reasonFor(toLead(), IP)).toBeNull();
    await filter.recordLead(toLead(), IP);
  }
  expect(await filter.reasonFor(toLead({ email: contactFields.email.toUpperCase() }), IP)).toBe(
    'many',
  );
  expect(await filter.reasonFor(toLead({ email: 'other@engines.example' }), IP)).toBeNull();
  vi.setSystemTime(Date.now() + HOUR);
  expect(await filter.reasonFor(toLead(), IP)).toBeNull();
});

test('the desk accepts a quarantined lead but holds its delivery; a resend does not count toward the limit', async () => {
  const desk = await testApp({ maxLeadsPerEmail: 2 }, { channels: ['mail'] });
  const send = (key: string) => desk.post(SEND_PATH, signUpBody(), { 'idempotency-key': key });
  for (const key of ['lead-0001', 'lead-0001', 'lead-0002', 'lead-0003'])
    expect((await send(key)).body).toBe('OK');
  expect(
    (await desk.storedLeads()).map(({ spam, deliveries }) => [spam, deliveries[0]?.state]),
  ).toEqual([
    [null, 'pending'],
    [null, 'pending'],
    ['many', 'held'],
  ]);
});
