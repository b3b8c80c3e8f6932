import fc from 'fast-check';
import { assert, expect, test } from 'vitest';
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
import { contactFields } from '../../../tests/server/contact-fields.ts';
import { companySizes } from './contact-schema.ts';
import { countries } from './countries.ts';
import { type FieldConfig, fieldsFor } from './fields.ts';
import { parseLead } from './schemas.ts';

type Case = [value: string, message: string | undefined];

const signUpMessage = (field: 'name' | 'email', value: string) =>
  messageFor('signUp', { name: 'Ada', email: 'ada@engines.com', [field]: value }, field);

test.each<Case>([
  ['', 'Name is required.'],
  ['   ', 'Name is required.'],
  ['\u200D', 'Name is required.'],
  ...['Ada2', "O'Brien", 'Ada\nLovelace', 'Ada\u0000', 'Ada\t', 'Ada\u2028'].map(
    (name): Case => [name, SIGN_UP_NAME_ERROR],
  ),
  // The length has no limit.
  ['A'.repeat(101), undefined],
  ['José', undefined],
  ['Jose\u0301', undefined],
  ['美玲', undefined],
  ['山田\u3000花子', undefined],
  ['  Ada  ', undefined],
  ['علی\u200Cرضا', undefined],
  ['ශ්\u200Dරී ලාල්', undefined],
  ['\u202AJosé\u202C', undefined],
])('the sign-up form’s name %j gets the error %j', (name, error) => {
  expect(signUpMessage('name', name)).toBe(error);
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
])('the sign-up form’s email address %j gets the error %j', (email, error) => {
  expect(signUpMessage('email', email)).toBe(error);
});

test('a sign-up lead has trimmed values and normalized Unicode', () => {
  expect(parseLead('signUp', { name: ' Jose\u0301 ', email: ' a@b.co ' })).toEqual({
    ok: true,
    lead: { form: 'signUp', fields: { name: 'José', email: 'a@b.co' } },
  });
});

test('the sign-up form accepts letters of any script in a name', () => {
  const letter = fc
    .integer({ min: 0x41, max: 0x3134f })
    .map((code) => String.fromCodePoint(code))
    .filter((char) => /^\p{L}$/u.test(char));
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 40 }), (letters) => {
      expect(signUpMessage('name', letters.join(''))).toBeUndefined();
    }),
  );
});

test('the sign-up form rejects names with characters other than letters, marks, spaces, joiners and direction marks', () => {
  const forbidden = fc
    .string({ minLength: 1, maxLength: 1, unit: 'binary' })
    .filter(
      (char) =>
        /^[^\p{L}\p{M}\p{Zs}\p{Join_Control}\p{Bidi_Control}]$/u.test(char) && char.trim() !== '',
    );
  fc.assert(
    fc.property(forbidden, (char) => {
      expect(signUpMessage('name', `Ada${char}Lovelace`)).toBe(SIGN_UP_NAME_ERROR);
    }),
  );
});

test.each([
  ['name', 'Full Name'],
  ['companyName', 'Company Name'],
  ['jobTitle', 'Job Title'],
] as const)(
  'the contact form’s %s is required and must be 3 to 30 letters and spaces',
  (field, label) => {
    const cases: Case[] = [
      ['', `${label} is required.`],
      ['  ', `${label} is required.`],
      ['Al', 'Min Length should be 3 Characters'],
      [' Al ', 'Min Length should be 3 Characters'],
      ['Zoë', undefined],
      ['A1', CONTACT_NAMES_ERROR],
      ['A-B-C', CONTACT_NAMES_ERROR],
      ['Ada\nEve', CONTACT_NAMES_ERROR],
      ['a'.repeat(30), undefined],
      ['𠮷'.repeat(30), undefined],
      ['a'.repeat(31), 'Max length should be 30 Characters'],
      [`${'a'.repeat(31)}1`, CONTACT_NAMES_ERROR],
    ];
    for (const [value, message] of cases) expect(contactMessage(field, value), value).toBe(message);
  },
);

test.each([
  ['', 'Contact Number is required.'],
  ['512555010', 'Contact Number Must be 10 Digits only'],
  ['51255501000', 'Contact Number Must be 10 Digits only'],
  ['512-555-01', CONTACT_NUMBER_ERROR],
  ['+512', CONTACT_NUMBER_ERROR],
  ['٠١٢٣٤٥٦٧٨٩', CONTACT_NUMBER_ERROR],
  ['5125550100', undefined],
  [' 5125550100 ', undefined],
])('the contact form’s phone number %j gets the error %j', (value, error) => {
  expect(contactMessage('mobile', value)).toBe(error);
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
])('the contact form’s message %j gets the error %j', (value, error) => {
  expect(contactMessage('descriptionmsg', value)).toBe(error);
});

test.each([
  ['', CONTACT_EMAIL_ERROR],
  ['ada@engines', CONTACT_EMAIL_ERROR],
  ['ada@engines.c', CONTACT_EMAIL_ERROR],
  ['ada@engines.museum', undefined],
  ['ada+list@engines.com', undefined],
])('the contact form’s work email %j gets the error %j', (value, error) => {
  expect(contactMessage('email', value)).toBe(error);
});

test.each([
  ['country', ['', 'Select Location', 'GB', 'Atlantis'], countries.map(({ name }) => name)],
  ['companySize', ['', 'Select Company size', '1-50'], companySizes],
] as const)(
  'the contact form accepts every %s of its list, and no other value',
  (field, invalidValues, list) => {
    for (const value of invalidValues)
      expect(contactMessage(field, value)).toMatch(/^Please choose a c/);
    for (const value of list) expect(contactMessage(field, value)).toBeUndefined();
  },
);

test.each<Case>([
  ['', 'Email Must Be Required'],
  [' \t ', 'Email Must Be Required'],
  ...['ada', 'ada@engines.c', 'עדה@engines.example', 'a\r\nBcc: b@c.example@engines.example'].map(
    (email): Case => [email, NEWSLETTER_EMAIL_ERROR],
  ),
  ['ada@engines.photography', undefined],
])('the newsletter form’s email %j gets the error %j', (email, error) => {
  expect(messageFor('newsletter', { email }, 'email')).toBe(error);
});

test('all form fields but selects have hints', () => {
  for (const ruleSet of ['specified', 'international'] as const)
    for (const fields of Object.values(fieldsFor(ruleSet)))
      for (const { label, control, hint } of Object.values<FieldConfig>(fields))
        expect(control === 'select' || hint, `${ruleSet}: ${label}`).toBeTruthy();
});

test('the international hints of name, phone and message do not state the rules of the specification', () => {
  const { signUp, contact } = fieldsFor('international');
  expect([signUp.name.hint, contact.mobile.hint, contact.descriptionmsg.hint].join()).not.toMatch(
    /Letters and spaces|10 digits|no punctuation/,
  );
});

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
])('a newsletter lead cannot be %j', (values) => {
  expect(parseLead('newsletter', values).ok).toBe(false);
});

test('validating a contact lead again does not change it', () => {
  const unit = fc.constantFrom('a', 'e\u0301', '7', ' ', '\t', '\n', '\r', '\r\n');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 100, maxLength: 150 }), (descriptionmsg) => {
      const first = parseLead('contact', { ...contactFields, descriptionmsg });
      assert(first.ok);
      expect(parseLead('contact', first.lead.fields)).toEqual(first);
    }),
  );
});
