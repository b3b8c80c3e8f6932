import { expect, test, vi } from 'vitest';
import { contactFields } from '../../../tests/server/contact-fields.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { sendLead } from './send.ts';

const settings = {
  origin: 'https://api.emailjs.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};

test.each<[FormName, object, string]>([
  [
    'signUp',
    { name: 'Ada', email: 'ada@engines.com' },
    '"template_s","template_params":{"subject":"Form Submission","name":"Ada","email":"ada@engines.com"}',
  ],
  [
    'contact',
    { ...contactFields, descriptionmsg: '' },
    '"template_c","template_params":{"name":"Ada Lovelace","email":"ada@engines.example","discriptionMesage":"","Company_Name":"Analytical Engines","jobTitle":"Chief Analyst","mobile":"5125550100","company_size":"1-50 Employees","country":"United Kingdom"}',
  ],
  [
    'newsletter',
    { email: 'ada@engines.com' },
    '"template_n","template_params":{"email":"ada@engines.com"}',
  ],
])(
  'the request for a %s lead is equal to that of emailjs-com 3.2.0',
  async (form, values, bodyEnd) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('OK'));
    vi.stubGlobal('fetch', fetch);
    await sendLead(form, values as LeadFields[FormName], settings, { id: 'id-1', fillMs: 5000 });
    const [[url, init] = []] = fetch.mock.calls;
    // Recorded from emailjs-com on November 23, 2026, with these settings.
    expect([url, init?.method, init?.headers, init?.body]).toEqual([
      'https://api.emailjs.com/api/v1.0/email/send',
      'POST',
      { 'Content-Type': 'application/json' },
      `{"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":${bodyEnd}}`,
    ]);
  },
);

test.each([
  [
    'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration',
    { userId: '' },
  ],
  ['The service ID is required. Visit https://dashboard.emailjs.com/admin', { serviceId: '' }],
  [
    'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
    { templates: { ...settings.templates, newsletter: '' } },
  ],
])('an empty ID throws the same error as emailjs-com 3.2.0: %s', (message, changes) => {
  const send = () =>
    sendLead('newsletter', { email: 'ada@engines.com' }, { ...settings, ...changes });
  expect(send).toThrow(expect.objectContaining({ message }));
});
