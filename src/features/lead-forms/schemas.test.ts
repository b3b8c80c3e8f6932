import fc from 'fast-check';
import { assert, describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import {
  CONTACT_EMAIL_ERROR,
  CONTACT_NAMES_ERROR,
  CONTACT_NUMBER_ERROR,
  contactMessage,
  MESSAGE_CHARACTERS_ERROR,
  MESSAGE_TOO_SHORT_ERROR,
  messageFor,
  NEWSLETTER_EMAIL_ERROR,
  SIGN_UP_EMAIL_ERROR,
  SIGN_UP_NAME_ERROR,
} from '../../../tests/form-messages.ts';
import { companySizes } from './contact-schema.ts';
import { countries } from './countries.ts';
import { type FieldConfig, fieldsFor } from './fields.ts';
import { parseLead } from './schemas.ts';

type Case = [value: string, message: string | undefined];

describe('the sign-up form', () => {
  const valid = { name: 'Ada Lovelace', email: 'ada@engines.com' };

  test.each<Case>([
    ['', 'Name is required.'],
    ['   ', 'Name is required.'],
    ...[
      'Ada2',
      "O'Brien",
      'Ada\nLovelace',
      'Ada\r\nBcc: all@x.com',
      'Ada\u0000',
      'Ada\t',
      'Ada\u2028',
    ].map((name): Case => [name, SIGN_UP_NAME_ERROR]),
    // No limit is specified.
    ['A'.repeat(101), undefined],
    ['José', undefined],
    ['Jose\u0301', undefined],
    ['美玲', undefined],
    ['山田\u3000花子', undefined],
    ['  Ada  ', undefined],
    ['علی\u200Cرضا', undefined],
    ['ශ්\u200Dරී ලාල්', undefined],
    ['\u202AJosé\u202C', undefined],
    ['\u200D', 'Name is required.'],
  ])('for the name %j shows %j', (name, message) => {
    expect(messageFor('signUp', { ...valid, name }, 'name')).toBe(message);
  });

  test.each<Case>([
    ['', 'Email is required.'],
    ['  ', 'Email is required.'],
    ...[
      'ada',
      'ada@com',
      'ada@engines.c',
      'ada@engines.museum',
      'ada+list@engines.com',
      'ada@engines.com\nBcc: b@c.com',
      'ada@engines.com\r\n',
      'ädä@engines.com',
      `${'a'.repeat(250)}@b.co`,
    ].map((email): Case => [email, SIGN_UP_EMAIL_ERROR]),
    ['ada@engines.co', undefined],
    ['a.d_a-1@sub.engines-1.info', undefined],
    [' ada@engines.com ', undefined],
  ])('for the email address %j shows %j', (email, message) => {
    expect(messageFor('signUp', { ...valid, email }, 'email')).toBe(message);
  });

  test('trims values and normalizes Unicode', () => {
    const result = parseLead('signUp', { name: ' Jose\u0301 ', email: ' a@b.co ' });
    expect(result).toEqual({
      ok: true,
      lead: { form: 'signUp', fields: { name: 'José', email: 'a@b.co' } },
    });
  });

  test('accepts letters of any script in a name', () => {
    const letter = fc
      .integer({ min: 0x41, max: 0x3134f })
      .map((code) => String.fromCodePoint(code))
      .filter((char) => /^\p{L}$/u.test(char));
    fc.assert(
      fc.property(fc.array(letter, { minLength: 1, maxLength: 40 }), (letters) => {
        expect(messageFor('signUp', { ...valid, name: letters.join('') }, 'name')).toBeUndefined();
      }),
    );
  });

  test('rejects names with characters other than letters, marks, spaces, joiners and direction marks', () => {
    const forbidden = fc
      .string({ minLength: 1, maxLength: 1, unit: 'binary' })
      .filter(
        (char) =>
          /^[^\p{L}\p{M}\p{Zs}\p{Join_Control}\p{Bidi_Control}]$/u.test(char) && char.trim() !== '',
      );
    fc.assert(
      fc.property(forbidden, (char) => {
        expect(messageFor('signUp', { ...valid, name: `Ada${char}Lovelace` }, 'name')).toBe(
          SIGN_UP_NAME_ERROR,
        );
      }),
    );
  });
});

describe('the contact form', () => {
  test.each([
    ['name', 'Full Name'],
    ['companyName', 'Company Name'],
    ['jobTitle', 'Job Title'],
  ] as const)('%s is required and must be 3 to 30 letters and spaces', (field, label) => {
    const cases: Case[] = [
      ['', `${label} is required.`],
      ['  ', `${label} is required.`],
      ['Al', 'Min Length should be 3 Characters'],
      [' Al ', 'Min Length should be 3 Characters'],
      ['A1', CONTACT_NAMES_ERROR],
      ['A-B-C', CONTACT_NAMES_ERROR],
      ['a'.repeat(30), undefined],
      ['a'.repeat(31), 'Max length should be 30 Characters'],
      [`${'a'.repeat(31)}1`, CONTACT_NAMES_ERROR],
      ['Ada\nEve', CONTACT_NAMES_ERROR],
      ['𠮷'.repeat(30), undefined],
      ['Zoë', undefined],
    ];
    for (const [value, message] of cases) expect(contactMessage(field, value), value).toBe(message);
  });

  test.each([
    ['', 'Contact Number is required.'],
    ['512555010', 'Contact Number Must be 10 Digits only'],
    ['51255501000', 'Contact Number Must be 10 Digits only'],
    ['512-555-01', CONTACT_NUMBER_ERROR],
    ['+512', CONTACT_NUMBER_ERROR],
    ['٠١٢٣٤٥٦٧٨٩', CONTACT_NUMBER_ERROR],
    ['5125550100', undefined],
    [' 5125550100 ', undefined],
  ])('for the contact number %j shows %j', (mobile, message) => {
    expect(contactMessage('mobile', mobile)).toBe(message);
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    [' \n ', undefined],
    ['a'.repeat(29), MESSAGE_TOO_SHORT_ERROR],
    ['a'.repeat(30), undefined],
    ['a'.repeat(300), undefined],
    ['a'.repeat(301), 'Max Length should not exceed 300 characters.'],
    ['We need 20 engines by May\r\nand 5 analysts', undefined],
    // 29 characters, because CR LF counts as one.
    [`${'a'.repeat(14)}\r\n${'a'.repeat(14)}`, MESSAGE_TOO_SHORT_ERROR],
    ['Hello, we need help with something', MESSAGE_CHARACTERS_ERROR],
    ['Hi!', MESSAGE_CHARACTERS_ERROR],
    [`${'a'.repeat(30)}\u0007`, MESSAGE_CHARACTERS_ERROR],
  ])('for the message %j shows %j', (descriptionmsg, message) => {
    expect(contactMessage('descriptionmsg', descriptionmsg)).toBe(message);
  });

  test.each([
    ['', CONTACT_EMAIL_ERROR],
    ['ada@engines', CONTACT_EMAIL_ERROR],
    ['ada@engines.c', CONTACT_EMAIL_ERROR],
    ['ada@engines.museum', undefined],
    ['ada+list@engines.com', undefined],
  ])('for the work email %j shows %j', (email, message) => {
    expect(contactMessage('email', email)).toBe(message);
  });

  test.each([
    ['country', ''],
    ['country', 'Select Location'],
    ['country', 'GB'],
    ['country', 'Atlantis'],
    ['companySize', ''],
    ['companySize', 'Select Company size'],
    ['companySize', '1-50'],
  ] as const)('accepts %s only from its list, not %j', (field, value) => {
    expect(contactMessage(field, value)).toMatch(/^Please choose a c/);
  });

  test('accepts every country and every size', () => {
    for (const { name } of countries) expect(contactMessage('country', name)).toBeUndefined();
    for (const companySize of companySizes)
      expect(contactMessage('companySize', companySize)).toBeUndefined();
  });
});

test('all fields but selects have hints', () => {
  for (const ruleSet of ['specified', 'international'] as const)
    for (const fields of Object.values(fieldsFor(ruleSet)))
      for (const { label, control, hint } of Object.values<FieldConfig>(fields))
        expect(control === 'select' || hint, `${ruleSet}: ${label}`).toBeTruthy();
});

test('the international hints of name, phone and message do not state specified rules', () => {
  const { signUp, contact } = fieldsFor('international');
  expect([signUp.name.hint, contact.mobile.hint, contact.descriptionmsg.hint].join()).not.toMatch(
    /Letters and spaces|10 digits|no punctuation/,
  );
});

describe('the newsletter form', () => {
  test.each([
    ['', 'Email Must Be Required'],
    [' \t ', 'Email Must Be Required'],
    ['ada', NEWSLETTER_EMAIL_ERROR],
    ['ada@engines.c', NEWSLETTER_EMAIL_ERROR],
    ['ada@engines.photography', undefined],
  ])('for the email %j shows %j', (email, message) => {
    expect(messageFor('newsletter', { email }, 'email')).toBe(message);
  });
});

describe('validation', () => {
  test.each([
    null,
    undefined,
    7,
    'text',
    [],
    { email: 7 },
    { email: ['a@b.co'] },
    { email: 'a@b.co', extra: '' },
    JSON.parse('{"email":"a@b.co","__proto__":{}}'),
  ])('rejects %j as a newsletter lead', (values) => {
    expect(parseLead('newsletter', values).ok).toBe(false);
  });

  test('does not change a contact lead that was validated before', () => {
    const unit = fc.constantFrom('a', 'e\u0301', '7', ' ', '\t', '\n', '\r', '\r\n');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 100, maxLength: 150 }), (descriptionmsg) => {
        const first = parseLead('contact', { ...contactFields, descriptionmsg });
        assert(first.ok);
        expect(parseLead('contact', first.lead.fields)).toEqual(first);
      }),
    );
  });
});
