import { expect, test } from 'vitest';
import { readLead } from '../../src/features/lead-forms/schemas.ts';
import { madeUpLeads } from './made-up-leads.ts';

const NOW = Date.UTC(2026, 0, 7, 12);

test('made-up leads are such as the forms let through, of 12 weeks, and on addresses that reach nobody', () => {
  const leads = madeUpLeads(300, NOW).map(({ lead }) => lead);
  for (const { kind, fields, receivedAt } of leads) {
    expect(readLead(kind, fields), JSON.stringify(fields)).toMatchObject({ ok: true });
    expect(fields.email).toMatch(/@[a-z-]+\.example\.com$/);
    expect(NOW - receivedAt).toBeLessThan(85 * 24 * 60 * 60 * 1000);
  }
  expect(new Set(leads.map(({ kind }) => kind)).size).toBe(3);
  expect(madeUpLeads(300, NOW).map(({ lead }) => lead.fields)).toEqual(leads.map(({ fields }) => fields));
});
