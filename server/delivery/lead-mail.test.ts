import { expect, test } from 'vitest';
import type { StoredLead } from '../domain.ts';
import { contactFields } from '../testing/contact-fields.ts';
import { leadMail } from './lead-mail.ts';

const lead: StoredLead = {
  id: 'id-1',
  form: 'contact',
  fields: contactFields,
  receivedAt: 0,
  spam: null,
  deliveries: [],
  status: 'new',
  assignee: null,
  nextStep: null,
  version: 1,
  source: null,
};
const owner = 'owner@desk.example';

test('a mail shows fields with their labels, and the time of receipt', () => {
  const { text } = leadMail(lead, owner);
  for (const line of [
    'Full Name: Ada Lovelace',
    'Company Name: Analytical Engines',
    'Country: United Kingdom',
    'Contact Number: 5125550100',
    'Company Size: 1-50 Employees',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toContain('Received: Thu, 01 Jan 1970 00:00:00 GMT');
});

test('a mail omits empty fields', () => {
  expect(
    leadMail({ ...lead, fields: { ...contactFields, descriptionmsg: '' } } as StoredLead, owner)
      .text,
  ).not.toContain('How can we help');
});

test('a mail escapes a visitor’s text in HTML', () => {
  const { html } = leadMail(
    { ...lead, fields: { ...contactFields, descriptionmsg: '<b>x</b>\ny' } } as StoredLead,
    owner,
  );
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;<br>y');
});

test('a mail links to the inbox if a URL is given', () => {
  const { text, html } = leadMail(lead, owner, 'https://desk.example/inbox/leads/id-1');
  expect(text).toContain('In the inbox: https://desk.example/inbox/leads/id-1');
  expect(html).toContain('<a href="https://desk.example/inbox/leads/id-1">');
  expect(leadMail(lead, owner).text).not.toContain('inbox');
});

test('the same lead gives the same mail', () => {
  expect(leadMail(lead, owner)).toEqual(leadMail(structuredClone(lead), owner));
});
