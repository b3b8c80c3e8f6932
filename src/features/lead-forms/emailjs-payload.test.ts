import { expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { contactFields } from '../../../tests/server/contact-fields.ts';
import { toEmailJsPayload } from './emailjs-payload.ts';
import { parsePayload } from './parse-payload.ts';

const signUp = { name: 'Ada', email: 'ada@engines.com' };
const signUpBody = toEmailJsPayload('signUp', signUp, site.leadApi);
const contactBody = (changes = {}) =>
  toEmailJsPayload('contact', { ...contactFields, ...changes }, site.leadApi);
const withChanges = (changes: object) => ({ ...signUpBody, ...changes });
const withParameters = (changes: object) =>
  withChanges({ template_params: { ...signUpBody.template_params, ...changes } });

test.each<[unknown, string]>([
  [null, 'The body must be a JSON object.'],
  [[], 'The body must be a JSON object.'],
  [{}, 'The user ID is required.'],
  [withChanges({ user_id: 7 }), 'The user ID is required.'],
  [withChanges({ user_id: 'other' }), 'The user ID is not known.'],
  [withChanges({ service_id: undefined }), 'The service ID is required.'],
  [withChanges({ service_id: 'other' }), 'The service ID is not known.'],
  [withChanges({ template_id: 'other' }), 'The template ID is not known.'],
  [withChanges({ template_id: '__proto__' }), 'The template ID is not known.'],
  [withChanges({ lib_version: '3.2.1' }), 'The lib_version must be 3.2.0.'],
  [withChanges({ accessToken: 'x' }), 'A key of the body is not known.'],
  // `JSON.parse` creates a key `__proto__`; an object literal would set the prototype.
  [withChanges(JSON.parse('{"__proto__":{}}')), 'A key of the body is not known.'],
  [withChanges({ template_params: 'x' }), 'The template_params must be an object.'],
  [withChanges({ template_params: signUp }), "The subject must be 'Form Submission'."],
  [
    withChanges({ template_params: { subject: 'Form Submission', name: 'Ada' } }),
    'The template parameter email is required.',
  ],
  [withParameters({ name: 7 }), 'Every template parameter must be text.'],
  [withParameters({ x: '' }), 'A template parameter is not known.'],
  [withParameters({ constructor: '' }), 'A template parameter is not known.'],
  [
    contactBody({ descriptionmsg: 'Hi' }),
    // Spelled as in the specification.
    'discriptionMesage: Min Length should be \\ 30 characters.',
  ],
])('the EmailJS body %j is rejected: %s', (body, reason) => {
  expect(parsePayload(body, site.leadApi)).toMatchObject({ ok: false, reason });
});
