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
const signUpBody = () =>
  toEmailJsPayload('signUp', { name: 'Ada', email: 'ada@engines.com' }, send);
const changed = (changes: object) => ({ ...signUpBody(), ...changes });
const withParameters = (changes: object) =>
  changed({ template_params: { ...signUpBody().template_params, ...changes } });

describe('the EmailJS body', () => {
  test('can be parsed into the same lead', () => {
    expect(parsePayload(toEmailJsPayload('contact', contactFields, send), send)).toEqual({
      ok: true,
      lead: { form: 'contact', fields: contactFields },
    });
    expect(parsePayload(signUpBody(), send)).toEqual({
      ok: true,
      lead: { form: 'signUp', fields: { name: 'Ada', email: 'ada@engines.com' } },
    });
  });

  test.each<[unknown, string]>([
    [null, 'The body must be a JSON object.'],
    [[], 'The body must be a JSON object.'],
    [{}, 'The user ID is required.'],
    [changed({ user_id: 7 }), 'The user ID is required.'],
    [changed({ user_id: 'other' }), 'The user ID is not known.'],
    [changed({ service_id: undefined }), 'The service ID is required.'],
    [changed({ service_id: 'other' }), 'The service ID is not known.'],
    [changed({ template_id: 'other' }), 'The template ID is not known.'],
    [changed({ template_id: '__proto__' }), 'The template ID is not known.'],
    [changed({ lib_version: '3.2.1' }), 'The lib_version must be 3.2.0.'],
    [changed({ accessToken: 'x' }), 'The body has a key that is not part of a send.'],
    [changed({ template_params: 'x' }), 'The template_params must be an object.'],
    [changed({ template_params: [] }), 'The template_params must be an object.'],
    [
      changed({ template_params: { name: 'Ada', email: 'a@b.co' } }),
      "The subject must be 'Form Submission'.",
    ],
    [
      changed({ template_params: { subject: 'Form Submission', name: 'Ada' } }),
      'The template parameter email is required.',
    ],
    [withParameters({ name: 7 }), 'Every template parameter must be text.'],
    [withParameters({ x: '' }), 'A template parameter is not one of this template.'],
    [withParameters({ constructor: '' }), 'A template parameter is not one of this template.'],
    [withParameters({ name: '' }), 'name: Name is required.'],
    [
      toEmailJsPayload('contact', { ...contactFields, descriptionmsg: 'Hi' }, send),
      'discriptionMesage: Min Length should be \\ 30 characters.',
    ],
    [
      JSON.parse(
        '{"__proto__":{},"lib_version":"3.2.0","user_id":"user_1","service_id":"service_1","template_id":"template_s"}',
      ),
      'The body has a key that is not part of a send.',
    ],
  ])('is rejected with a reason: %j', (body, reason) => {
    expect(parsePayload(body, send)).toMatchObject({ ok: false, reason });
  });
});
