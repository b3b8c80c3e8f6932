import { describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { sendLead } from './send.ts';

const settings = {
  origin: 'https://api.emailjs.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};

/** Sends a lead and returns the request. */
async function recordRequest(form: FormName, values: LeadFields[FormName]) {
  let request: object = {};
  const record = async (url: unknown, init: RequestInit = {}) => {
    const { method, body } = init;
    request = {
      url: String(url),
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      body,
    };
    return new Response('OK');
  };
  vi.stubGlobal('fetch', record);
  await sendLead(form, values, settings, { id: 'id-1', fillMs: 5000 });
  return request;
}

describe('our request compared with emailjs-com 3.2.0', () => {
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
  ])('is equal for a %s lead', async (form, values, bodyEnd) => {
    // Recorded from emailjs-com on November 23, 2026, with these settings.
    expect(await recordRequest(form, values as LeadFields[FormName])).toEqual({
      url: 'https://api.emailjs.com/api/v1.0/email/send',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":${bodyEnd}}`,
    });
  });

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
  ])('throws the same error for an empty ID: %s', (reason, changes) => {
    const call = () =>
      sendLead('newsletter', { email: 'ada@engines.com' }, { ...settings, ...changes });
    expect(call).toThrow(expect.objectContaining({ message: reason }));
  });
});
