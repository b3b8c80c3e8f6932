import { describe, expect, test, vi } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import type { FormName, LeadFields } from './schemas.ts';
import { sendLead } from './send.ts';

const send = {
  origin: 'https://api.emailjs.com',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};

/** Sends a lead and returns its request, with headers as a plain object. */
async function requestOf<Form extends FormName>(form: Form, values: LeadFields[Form]) {
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
  await sendLead(form, values, send, { id: 'id-1', fillMs: 5000 });
  return request;
}

/** Returns a request of emailjs-com 3.2.0, recorded on November 23, 2026 with these settings. */
const recorded = (template: string, params: string) => ({
  url: 'https://api.emailjs.com/api/v1.0/email/send',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: `{"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":"${template}","template_params":${params}}`,
});

describe('our request compared with emailjs-com 3.2.0', () => {
  test('is equal for a sign-up lead', async () => {
    expect(await requestOf('signUp', { name: 'Ada', email: 'ada@engines.com' })).toEqual(
      recorded(
        'template_s',
        '{"subject":"Form Submission","name":"Ada","email":"ada@engines.com"}',
      ),
    );
  });

  test('is equal for a contact lead', async () => {
    expect(await requestOf('contact', { ...contactFields, descriptionmsg: '' })).toEqual(
      recorded(
        'template_c',
        '{"name":"Ada Lovelace","email":"ada@engines.example","discriptionMesage":"","Company_Name":"Analytical Engines","jobTitle":"Chief Analyst","mobile":"5125550100","company_size":"1-50 Employees","country":"United Kingdom"}',
      ),
    );
  });

  test('is equal for a newsletter lead', async () => {
    expect(await requestOf('newsletter', { email: 'ada@engines.com' })).toEqual(
      recorded('template_n', '{"email":"ada@engines.com"}'),
    );
  });

  test.each([
    [
      'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration',
      { userId: '' },
    ],
    ['The service ID is required. Visit https://dashboard.emailjs.com/admin', { serviceId: '' }],
    [
      'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
      { templates: { ...send.templates, newsletter: '' } },
    ],
  ])('throws the same error: %s', (reason, missing) => {
    const call = () =>
      sendLead('newsletter', { email: 'ada@engines.com' }, { ...send, ...missing });
    expect(call).toThrow(expect.objectContaining({ message: reason }));
  });
});
