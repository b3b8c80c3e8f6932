import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import { toEmailJsPayload } from './emailjs-payload.ts';
import { parsePayload } from './parse-payload.ts';

const settings = {
  origin: '',
  userId: 'user_1',
  serviceId: 'service_1',
  templates: { signUp: 'template_s', contact: 'template_c', newsletter: 'template_n' },
};
const signUpBody = () =>
  toEmailJsPayload('signUp', { name: 'Ada', email: 'ada@engines.com' }, settings);
const bodyWith = (changes: object) => ({ ...signUpBody(), ...changes });
const withParameters = (changes: object) =>
  bodyWith({ template_params: { ...signUpBody().template_params, ...changes } });

describe('the EmailJS body', () => {
  test('of a contact or sign-up lead is parsed into the same lead', () => {
    expect(parsePayload(toEmailJsPayload('contact', contactFields, settings), settings)).toEqual({
      ok: true,
      lead: { form: 'contact', fields: contactFields },
    });
    expect(parsePayload(signUpBody(), settings)).toEqual({
      ok: true,
      lead: { form: 'signUp', fields: { name: 'Ada', email: 'ada@engines.com' } },
    });
  });

  test.each<[unknown, string]>([
    [null, 'The body must be a JSON object.'],
    [[], 'The body must be a JSON object.'],
    [{}, 'The user ID is required.'],
    [bodyWith({ user_id: 7 }), 'The user ID is required.'],
    [bodyWith({ user_id: 'other' }), 'The user ID is not known.'],
    [bodyWith({ service_id: undefined }), 'The service ID is required.'],
    [bodyWith({ service_id: 'other' }), 'The service ID is not known.'],
    [bodyWith({ template_id: 'other' }), 'The template ID is not known.'],
    [bodyWith({ template_id: '__proto__' }), 'The template ID is not known.'],
    [bodyWith({ lib_version: '3.2.1' }), 'The lib_version must be 3.2.0.'],
    [bodyWith({ accessToken: 'x' }), 'A key of the body is not known.'],
    [bodyWith({ template_params: 'x' }), 'The template_params must be an object.'],
    [bodyWith({ template_params: [] }), 'The template_params must be an object.'],
    [
      bodyWith({ template_params: { name: 'Ada', email: 'a@b.co' } }),
      "The subject must be 'Form Submission'.",
    ],
    [
      bodyWith({ template_params: { subject: 'Form Submission', name: 'Ada' } }),
      'The template parameter email is required.',
    ],
    [withParameters({ name: 7 }), 'Every template parameter must be text.'],
    [withParameters({ x: '' }), 'A template parameter is not known.'],
    [withParameters({ constructor: '' }), 'A template parameter is not known.'],
    [withParameters({ name: '' }), 'name: Name is required.'],
    [
      toEmailJsPayload('contact', { ...contactFields, descriptionmsg: 'Hi' }, settings),
      'discriptionMesage: Min Length should be \\ 30 characters.',
    ],
    [
      // `JSON.parse` creates a key `__proto__`; an object literal would set the prototype.
      JSON.parse(
        '{"__proto__":{},"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":"template_s"}',
      ),
      'A key of the body is not known.',
    ],
  ])('%j is rejected: %s', (body, reason) => {
    expect(parsePayload(body, settings)).toMatchObject({ ok: false, reason });
  });
});
