import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import {
  CONTACT_EMAIL_ERROR,
  contactMessage,
  MESSAGE_TOO_SHORT_ERROR,
  messageFor,
  NEWSLETTER_EMAIL_ERROR,
  SIGN_UP_EMAIL_ERROR,
} from '../../../tests/form-messages.ts';
import { validate } from './rules.ts';
import { schemasFor } from './schemas.ts';

describe('the international rules', () => {
  const NAME_ERROR = 'Please use only letters, digits, spaces and - ’ . , &';
  const PHONE_ERROR = 'Please enter a phone number of 7 to 15 digits.';
  const PHONE_CHARACTERS_ERROR =
    'Please use only digits, spaces, dots, dashes, brackets and a + in front.';

  test.each([
    ['O’Brien', undefined],
    ["Anne-Marie O'Neil", undefined],
    ['AT&T, Inc.', undefined],
    ['3M', 'Min Length should be 3 Characters'],
    ['Levi Strauss & Co. 1853', undefined],
    ['美玲子', undefined],
    ['', 'is required.'],
    ['Ada <b>', NAME_ERROR],
    ['Ada\nEve', NAME_ERROR],
    ['a'.repeat(31), 'Max length should be 30 Characters'],
  ])('the name, company and job title %j get the error %j', (value, error) => {
    for (const field of ['name', 'companyName', 'jobTitle'] as const) {
      const actual = contactMessage(field, value, 'international');
      expect(error === 'is required.' ? actual?.endsWith(error) : actual === error, actual).toBe(
        true,
      );
    }
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
  ])('the contact number %j gets the error %j', (mobile, error) => {
    expect(contactMessage('mobile', mobile, 'international')).toBe(error);
  });

  test.each([
    ['Hello, can you help us? We run 40 trams; which fails next – and when?', undefined],
    ['Two lines, please:\r\n“quoted”, 100 %, and a smile 🙂', undefined],
    ['', undefined],
    ['Hi!', MESSAGE_TOO_SHORT_ERROR],
    ['?'.repeat(301), 'Max Length should not exceed 300 characters.'],
    [`${'a'.repeat(30)}\u0007`, 'Please use only characters that can be printed.'],
  ])('the message %j gets the error %j', (descriptionmsg, error) => {
    expect(contactMessage('descriptionmsg', descriptionmsg, 'international')).toBe(error);
  });

  test.each([
    ['O’Brien & Sons 2, Ltd.', undefined],
    ['', 'Name is required.'],
    ['Ada;', NAME_ERROR],
  ])('the sign-up form’s name %j gets the error %j', (value, error) => {
    expect(messageFor('signUp', { name: value, email: 'a@b.co' }, 'name', 'international')).toBe(
      error,
    );
  });

  test('all forms have the same international email pattern', () => {
    for (const [address, isValid] of [
      ['mei+ling@example.photography', true],
      ['mei@example', false],
    ] as const) {
      expect(messageFor('signUp', { name: 'Mei', email: address }, 'email', 'international')).toBe(
        isValid ? undefined : SIGN_UP_EMAIL_ERROR,
      );
      expect(contactMessage('email', address, 'international')).toBe(
        isValid ? undefined : CONTACT_EMAIL_ERROR,
      );
      expect(messageFor('newsletter', { email: address }, 'email', 'international')).toBe(
        isValid ? undefined : NEWSLETTER_EMAIL_ERROR,
      );
    }
  });

  test('a lead that the specified rules accept is valid under the international rules too', () => {
    const values = { ...contactFields, descriptionmsg: 'Please tell us about your engines' };
    const [specified, international] = (['specified', 'international'] as const).map((ruleSet) =>
      validate(schemasFor(ruleSet).contact, values),
    );
    expect(specified).toEqual({ ok: true, fields: values });
    expect(international).toEqual(specified);
  });
});
