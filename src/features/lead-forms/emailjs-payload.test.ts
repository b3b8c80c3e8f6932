import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import { toEmailJsPayload } from './emailjs-payload.ts';
import { parsePayload } from './parse-payload.ts';

const send = {
  origin: '',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};
const signUpBody = () => toEmailJsPayload('signUp', { name: 'Ada', email: 'ada@engines.com' }, send);

describe('the EmailJS body', () => {
  test('names the parameters of a contact lead as the specification spells them', () => {
    expect(toEmailJsPayload('contact', contactFields, send)).toEqual({
      lib_version: '3.2.0',
      user_id: 'user_1',
      service_id: 'service_1',
      template_id: 'template_c',
      template_params: {
        name: 'Ada Lovelace',
        email: 'ada@engines.example',
        discriptionMesage: 'Please tell us more about your engines',
        Company_Name: 'Analytical Engines',
        jobTitle: 'Chief Analyst',
        mobile: '5125550100',
        company_size: '1-50 Employees',
        country: 'United Kingdom',
      },
    });
  });

  test('gives a sign-up its fixed subject and a newsletter its email alone', () => {
    expect(signUpBody().template_params).toEqual({ subject: 'Form Submission', name: 'Ada', email: 'ada@engines.com' });
    expect(toEmailJsPayload('newsletter', { email: 'a@b.co' }, send).template_params).toEqual({ email: 'a@b.co' });
  });

  test('is read back as the lead it was made of', () => {
    expect(parsePayload(toEmailJsPayload('contact', contactFields, send), send)).toEqual({ ok: true, lead: { kind: 'contact', fields: contactFields } });
    expect(parsePayload(signUpBody(), send)).toEqual({ ok: true, lead: { kind: 'signUp', fields: { name: 'Ada', email: 'ada@engines.com' } } });
  });

  test.each<[unknown, string]>([
    [null, 'The body must be a JSON object.'],
    [[], 'The body must be a JSON object.'],
    ['text', 'The body must be a JSON object.'],
    [{}, 'The user ID is required.'],
    [{ ...signUpBody(), user_id: '' }, 'The user ID is required.'],
    [{ ...signUpBody(), user_id: 7 }, 'The user ID is required.'],
    [{ ...signUpBody(), user_id: 'other' }, 'The user ID is not known.'],
    [{ ...signUpBody(), service_id: undefined }, 'The service ID is required.'],
    [{ ...signUpBody(), service_id: 'other' }, 'The service ID is not known.'],
    [{ ...signUpBody(), template_id: 'other' }, 'The template ID is not known.'],
    [{ ...signUpBody(), template_id: '__proto__' }, 'The template ID is not known.'],
    [{ ...signUpBody(), lib_version: '3.2.1' }, 'The lib_version must be 3.2.0.'],
    [{ ...signUpBody(), accessToken: 'x' }, 'The body has a key that is not part of a send.'],
    [{ ...signUpBody(), template_params: 'x' }, 'The template_params must be an object.'],
    [{ ...signUpBody(), template_params: [] }, 'The template_params must be an object.'],
    [{ ...signUpBody(), template_params: { name: 'Ada', email: 'a@b.co' } }, "The subject must be 'Form Submission'."],
    [{ ...signUpBody(), template_params: { subject: 'Form Submission', name: 'Ada' } }, 'The template parameter email is required.'],
    [{ ...signUpBody(), template_params: { ...signUpBody().template_params, name: 7 } }, 'Every template parameter must be text.'],
    [{ ...signUpBody(), template_params: { ...signUpBody().template_params, x: '' } }, 'A template parameter is not one of this template.'],
    [{ ...signUpBody(), template_params: { ...signUpBody().template_params, constructor: '' } }, 'A template parameter is not one of this template.'],
    [{ ...signUpBody(), template_params: { ...signUpBody().template_params, name: '' } }, 'name: Name is required.'],
    [
      { ...toEmailJsPayload('newsletter', { email: 'a@b.co' }, send), template_params: { email: 'a@b.co', subject: 'Form Submission' } },
      'A template parameter is not one of this template.',
    ],
    [
      {
        ...toEmailJsPayload('contact', contactFields, send),
        template_params: { ...toEmailJsPayload('contact', contactFields, send).template_params, discriptionMesage: 'Hi' },
      },
      'discriptionMesage: Min Length should be \\ 30 characters.',
    ],
    [
      JSON.parse('{"__proto__":{},"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":"template_s"}'),
      'The body has a key that is not part of a send.',
    ],
  ])('is refused with a reason: %j', (body, reason) => {
    expect(parsePayload(body, send)).toMatchObject({ ok: false, reason });
  });
});
