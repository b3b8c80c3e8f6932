import { describe, expect, test } from 'vitest';
import {
  CONTACT_EMAIL_ERROR,
  contactMessage,
  MESSAGE_TOO_SHORT_ERROR,
  messageFor,
  NEWSLETTER_EMAIL_ERROR,
  SIGN_UP_EMAIL_ERROR,
} from '../../../tests/form-messages.ts';
import { contactFields } from '../../../tests/server/contact-fields.ts';
import { validate } from './rules.ts';
import { schemasFor } from './schemas.ts';

const NAME_ERROR = 'Please use only letters, digits, spaces and - ’ . , &';
const PHONE_ERROR = 'Please enter a phone number of 7 to 15 digits.';
const PHONE_CHARACTERS_ERROR =
  'Please use only digits, spaces, dots, dashes, brackets and a + in front.';

describe('by international rules', () => {
  test.each([
    ['O’Brien', undefined],
    ["Anne-Marie O'Neil", undefined],
    ['AT&T, Inc.', undefined],
    ['3M', 'Min Length should be 3 Characters'],
    ['美玲子', undefined],
    ['Ada <b>', NAME_ERROR],
    ['Ada\nEve', NAME_ERROR],
    ['a'.repeat(31), 'Max length should be 30 Characters'],
  ])('the name, company and job title %j get the error %j', (value, error) => {
    for (const field of ['name', 'companyName', 'jobTitle'] as const)
      expect(contactMessage(field, value, 'international'), field).toBe(error);
  });

  test.each([
    ['+1 (512) 555-0100', undefined],
    ['512.555.0100', undefined],
    ['+44 (0)20 7946 0958', undefined],
    ['030 – 901820', undefined],
    // Invisible direction marks, which pasted numbers may contain.
    ['\u202A+1 512 555 0100\u202C', undefined],
    ['', 'Contact Number is required.'],
    ['123456', PHONE_ERROR],
    // A country code does not start with 0.
    ['+0512 555 0100', PHONE_ERROR],
    ['+1234567890123456', PHONE_ERROR],
    ['1'.repeat(16), PHONE_ERROR],
    ['----------', PHONE_ERROR],
    // More than 40 characters.
    [`5125550100${' '.repeat(40)}1`, PHONE_ERROR],
    ['512-CALL-NOW', PHONE_CHARACTERS_ERROR],
    ['512+5550100', PHONE_CHARACTERS_ERROR],
  ])('the contact form’s phone number %j gets the error %j', (value, error) => {
    expect(contactMessage('mobile', value, 'international')).toBe(error);
  });

  test.each([
    ['Hello, can you help us? We run 40 trams; which fails – and when?', undefined],
    ['Two lines, please:\r\n“quoted”, 100 %, and a smile 🙂', undefined],
    ['', undefined],
    ['Hi!', MESSAGE_TOO_SHORT_ERROR],
    ['?'.repeat(301), 'Max Length should not exceed 300 characters.'],
    [`${'a'.repeat(30)}\u0007`, 'Please use only characters that can be printed.'],
  ])('the contact form’s message %j gets the error %j', (value, error) => {
    expect(contactMessage('descriptionmsg', value, 'international')).toBe(error);
  });

  test.each([
    ['O’Brien & Sons 2, Ltd.', undefined],
    ['', 'Name is required.'],
    ['Ada;', NAME_ERROR],
  ])('the sign-up form’s name %j gets the error %j', (name, error) => {
    expect(messageFor('signUp', { name, email: 'a@b.co' }, 'name', 'international')).toBe(error);
  });

  test.each([
    ['signUp', SIGN_UP_EMAIL_ERROR],
    ['contact', CONTACT_EMAIL_ERROR],
    ['newsletter', NEWSLETTER_EMAIL_ERROR],
  ] as const)('the %s form accepts + and long endings in email addresses', (form, error) => {
    const messageOf = (email: string) => messageFor(form, { email }, 'email', 'international');
    expect(messageOf('mei+ling@example.photography')).toBeUndefined();
    expect(messageOf('mei@example')).toBe(error);
  });
});

test('a lead that the specified rules accept is valid by the international rules too', () => {
  const values = { ...contactFields, descriptionmsg: 'Please tell us about your engines' };
  for (const ruleSet of ['specified', 'international'] as const)
    expect(validate(schemasFor(ruleSet).contact, values)).toEqual({ ok: true, fields: values });
});
