import { expect, test } from 'vitest';
import { contactLead, storedLead } from '../../tests/server/fixtures.ts';
import { leadMail } from './lead-mail.ts';

const lead = storedLead(contactLead({}, { id: 'id-1', receivedAt: 0 }));
const owner = 'owner@desk.example';

const withMessage = (descriptionmsg: string) =>
  leadMail(storedLead(contactLead({ descriptionmsg })), owner);

test('the mail of a lead shows fields with their labels, and the time of receipt', () => {
  const { text } = leadMail(lead, owner);
  for (const line of [
    'Full Name: Ada Lovelace',
    'Company Name: Analytical Engines',
    'Country: United Kingdom',
    'Contact Number: 5125550100',
    'Company Size: 1-50 Employees',
    'Received: Thu, 01 Jan 1970 00:00:00 GMT',
  ])
    expect(text).toContain(line);
});

test('the mail of a lead omits empty fields, and escapes a visitor’s text in HTML', () => {
  expect(withMessage('').text).not.toContain('How can we help');
  expect(withMessage('<b>x</b>\ny').html).toContain('&lt;b&gt;x&lt;/b&gt;<br>y');
});

test('the mail of a lead links to the inbox if a URL is given', () => {
  const url = 'https://desk.example/inbox/leads/id-1';
  expect(leadMail(lead, owner, url).html).toContain(`<a href="${url}">`);
  expect(leadMail(lead, owner).text).not.toContain('inbox');
});
