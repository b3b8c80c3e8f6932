import { expect, test } from 'vitest';
import { readLead } from '../../src/features/lead-forms/schemas.ts';
import { madeUpLeads } from './made-up-leads.ts';

const NOW = Date.UTC(2026, 0, 7, 12);

test('made-up leads are valid, at most 12 weeks old and have example addresses', () => {
  const leads = madeUpLeads(300, NOW).map(({ lead }) => lead);
  for (const { form, fields, receivedAt } of leads) {
    expect(readLead(form, fields), JSON.stringify(fields)).toMatchObject({ ok: true });
    expect(fields.email).toMatch(/@[a-z-]+\.example\.com$/);
    expect(NOW - receivedAt).toBeLessThan(85 * 24 * 60 * 60 * 1000);
  }
  expect(new Set(leads.map(({ form }) => form)).size).toBe(3);
  expect(madeUpLeads(300, NOW).map(({ lead }) => lead.fields)).toEqual(
    leads.map(({ fields }) => fields),
  );
});

test('most old leads are closed; new ones are open, in progress with notes, or quarantined', () => {
  const made = madeUpLeads(300, NOW);
  const asks = made.filter(({ lead }) => lead.spam === null && lead.form !== 'newsletter');
  const isOld = ({ lead }: (typeof made)[number]) =>
    NOW - lead.receivedAt > 22 * 24 * 60 * 60 * 1000;
  expect(
    asks.filter(isOld).filter(({ status }) => status !== 'answered' && status !== 'closed'),
  ).toEqual([]);
  const fresh = asks.filter((one) => !isOld(one)).map(({ status }) => status);
  for (const status of ['new', 'in-progress', 'answered'])
    expect(fresh.filter((other) => other === status).length, status).toBeGreaterThan(3);
  expect(made.some(({ status, note }) => status === 'in-progress' && note !== undefined)).toBe(
    true,
  );
  expect(new Set(made.map(({ lead }) => lead.spam)).size).toBeGreaterThan(3);
});
