import { expect, test } from 'vitest';
import { parseLead } from '../../src/features/lead-forms/schemas.ts';
import { madeUpLeads } from './made-up-leads.ts';

const NOW = Date.UTC(2026, 0, 7, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

test('made-up leads are valid, repeatable and less than 85 days old, and have email addresses under example.com', () => {
  const leads = madeUpLeads(300, NOW).map(({ lead }) => lead);
  for (const { form, fields, receivedAt } of leads) {
    expect(parseLead(form, fields), JSON.stringify(fields)).toMatchObject({ ok: true });
    expect(fields.email).toMatch(/@[a-z-]+\.example\.com$/);
    // Leads arrive over twelve weeks, and each is moved back by up to three hours.
    expect(NOW - receivedAt).toBeLessThan(85 * DAY_MS);
  }
  // The contact, sign-up and newsletter forms.
  expect(new Set(leads.map(({ form }) => form)).size).toBe(3);
  expect(madeUpLeads(300, NOW).map(({ lead }) => lead.fields)).toEqual(
    leads.map(({ fields }) => fields),
  );
});

test('old inquiries are answered or closed; recent ones have several statuses; some leads are spam', () => {
  const madeUp = madeUpLeads(300, NOW);
  const inquiries = madeUp.filter(({ lead }) => lead.spam === null && lead.form !== 'newsletter');
  // Inquiries are answered or closed after three weeks; arrival times vary by up to three hours.
  const isOld = ({ lead }: (typeof madeUp)[number]) => NOW - lead.receivedAt > 22 * DAY_MS;
  expect(
    inquiries.filter(isOld).filter(({ status }) => status !== 'answered' && status !== 'closed'),
  ).toEqual([]);
  const recentStatuses = inquiries.filter((inquiry) => !isOld(inquiry)).map(({ status }) => status);
  for (const status of ['new', 'in-progress', 'answered'])
    expect(recentStatuses.filter((recent) => recent === status).length, status).toBeGreaterThan(3);
  expect(madeUp.some(({ status, note }) => status === 'in-progress' && note !== undefined)).toBe(
    true,
  );
  // Several reasons, and null for leads that are not spam.
  expect(new Set(madeUp.map(({ lead }) => lead.spam)).size).toBeGreaterThan(3);
});
