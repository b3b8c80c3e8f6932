import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import { companySizes } from './contact.ts';
import { countries } from './countries.ts';
import { type FieldConfig, fieldsFor } from './fields.ts';
import { type FieldErrors, type FormRuleSet, validate } from './rules.ts';
import { readLead, schemasFor } from './schemas.ts';

const messageFor = (
  kind: 'signUp' | 'contact' | 'newsletter',
  values: object,
  field: string,
  ruleSet: FormRuleSet = 'specified',
) => {
  const result: { ok: boolean; errors?: FieldErrors } = validate<object>(
    schemasFor(ruleSet)[kind],
    values,
  );
  return result.errors?.[field];
};

const contactMessage = (field: keyof typeof contactFields, value: unknown, rules?: FormRuleSet) =>
  messageFor('contact', { ...contactFields, [field]: value }, field, rules);

/** Messages of the specification (§5). */
const LETTERS = 'Name must contain only letters and spaces.';
const INVALID = 'Invalid email format.';
const ALPHABETS = 'Please use only Alphabets and space';
const NUMBERS = 'Enter Only Numbers';
const MIN_LENGTH = 'Min Length should be \\ 30 characters.';
const CHARACTERS = 'Please use only letters, digits and spaces.';
const WORK_EMAIL = 'Invalid Email or Email Required';
const VALID_EMAIL = 'Please Enter Valid Email';

describe('the short form', () => {
  const valid = { name: 'Ada Lovelace', email: 'ada@engines.example'.replace('example', 'com') };

  test.each([
    ['', 'Name is required.'],
    ['   ', 'Name is required.'],
    ['Ada2', LETTERS],
    ["O'Brien", LETTERS],
    ['Ada\nLovelace', LETTERS],
    ['Ada\r\nBcc: all@x.com', LETTERS],
    ['Ada\u0000', LETTERS],
    ['Ada\t', LETTERS],
    ['Ada\u2028', LETTERS],
    ['A'.repeat(101), undefined],
    ['José', undefined],
    ['Jose\u0301', undefined],
    ['美玲', undefined],
    ['山田\u3000花子', undefined],
    ['  Ada  ', undefined],
  ])('for the name %j shows %j', (name, message) => {
    expect(messageFor('signUp', { ...valid, name }, 'name')).toBe(message);
  });

  test.each([
    ['', 'Email is required.'],
    ['  ', 'Email is required.'],
    ['ada', INVALID],
    ['ada@com', INVALID],
    ['ada@engines.c', INVALID],
    ['ada@engines.museum', INVALID],
    ['ada+list@engines.com', INVALID],
    ['ada@engines.com\nBcc: b@c.com', INVALID],
    ['ada@engines.com\r\n', INVALID],
    ['ädä@engines.com', INVALID],
    [`${'a'.repeat(250)}@b.co`, INVALID],
    ['ada@engines.co', undefined],
    ['a.d_a-1@sub.engines-1.info', undefined],
    [' ada@engines.com ', undefined],
  ])('for the email address %j shows %j', (email, message) => {
    expect(messageFor('signUp', { ...valid, email }, 'email')).toBe(message);
  });

  test('trims values and normalizes Unicode', () => {
    const result = readLead('signUp', { name: ' Jose\u0301 ', email: ' a@b.co ' });
    expect(result).toEqual({
      ok: true,
      lead: { kind: 'signUp', fields: { name: 'José', email: 'a@b.co' } },
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

  test('rejects names with other characters than letters, marks and spaces', () => {
    const other = fc
      .string({ minLength: 1, maxLength: 1, unit: 'binary' })
      .filter((char) => /^[^\p{L}\p{M}\p{Zs}]$/u.test(char) && char.trim() !== '');
    fc.assert(
      fc.property(other, (char) => {
        expect(messageFor('signUp', { ...valid, name: `Ada${char}Lovelace` }, 'name')).toBe(
          LETTERS,
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
  ] as const)('limits %s to 3 to 30 letters and spaces, and requires it', (field, label) => {
    const cases: [string, string | undefined][] = [
      ['', `${label} is required.`],
      ['  ', `${label} is required.`],
      ['Al', 'Min Length should be 3 Characters'],
      [' Al ', 'Min Length should be 3 Characters'],
      ['A1', ALPHABETS],
      ['A-B-C', ALPHABETS],
      ['a'.repeat(30), undefined],
      ['a'.repeat(31), 'Max length should be 30 Characters'],
      [`${'a'.repeat(31)}1`, ALPHABETS],
      ['Ada\nEve', ALPHABETS],
      ['𠮷'.repeat(30), undefined],
      ['Zoë', undefined],
    ];
    for (const [value, message] of cases) expect(contactMessage(field, value), value).toBe(message);
  });

  test.each([
    ['', 'Contact Number is required.'],
    ['512555010', 'Contact Number Must be 10 Digits only'],
    ['51255501000', 'Contact Number Must be 10 Digits only'],
    ['512-555-01', NUMBERS],
    ['+512', NUMBERS],
    ['٠١٢٣٤٥٦٧٨٩', NUMBERS],
    ['5125550100', undefined],
    [' 5125550100 ', undefined],
  ])('for the contact number %j shows %j', (mobile, message) => {
    expect(contactMessage('mobile', mobile)).toBe(message);
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    [' \n ', undefined],
    ['a'.repeat(29), MIN_LENGTH],
    ['a'.repeat(30), undefined],
    ['a'.repeat(300), undefined],
    ['a'.repeat(301), 'Max Length should not exceed 300 characters.'],
    ['We need 20 engines by May\r\nand 5 analysts', undefined],
    [`${'a'.repeat(14)}\r\n${'a'.repeat(14)}`, MIN_LENGTH],
    ['Hello, we need help with something', CHARACTERS],
    ['Hi!', CHARACTERS],
    [`${'a'.repeat(30)}\u0007`, CHARACTERS],
  ])('for the message %j shows %j', (descriptionmsg, message) => {
    expect(contactMessage('descriptionmsg', descriptionmsg)).toBe(message);
  });

  test.each([
    ['', WORK_EMAIL],
    ['ada@engines', WORK_EMAIL],
    ['ada@engines.c', WORK_EMAIL],
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

describe('the international rules', () => {
  const name = 'Please use only letters, digits, spaces and - ’ . , &';
  const phone = 'Please enter a phone number of 7 to 15 digits.';
  const phoneCharacters =
    'Please use only digits, spaces, dots, dashes, brackets and a + in front.';

  test.each([
    ['O’Brien', undefined],
    ["Anne-Marie O'Neil", undefined],
    ['AT&T, Inc.', undefined],
    ['3M', 'Min Length should be 3 Characters'],
    ['Levi Strauss & Co. 1853', undefined],
    ['美玲子', undefined],
    ['', 'is required.'],
    ['Ada <b>', name],
    ['Ada\nEve', name],
    ['a'.repeat(31), 'Max length should be 30 Characters'],
  ])('for the name, company or job title %j show %j', (value, message) => {
    for (const field of ['name', 'companyName', 'jobTitle'] as const) {
      const actual = contactMessage(field, value, 'international');
      expect(
        message === 'is required.' ? actual?.endsWith(message) : actual === message,
        actual,
      ).toBe(true);
    }
  });

  test.each([
    ['+1 (512) 555-0100', undefined],
    ['512.555.0100', undefined],
    ['+44 (0)20 7946 0958', undefined],
    ['+49 30 901820', undefined],
    ['030 – 901820', undefined],
    ['5125550100', undefined],
    ['', 'Contact Number is required.'],
    ['123456', phone],
    ['+0512 555 0100', phone],
    ['+1234567890123456', phone],
    ['1'.repeat(16), phone],
    ['----------', phone],
    [`5125550100${' '.repeat(40)}1`, phone],
    ['512-CALL-NOW', phoneCharacters],
    ['512+5550100', phoneCharacters],
  ])('validate the contact number %j by E.164: %j', (mobile, message) => {
    expect(contactMessage('mobile', mobile, 'international')).toBe(message);
  });

  test.each([
    ['Hello, can you help us? We run 40 trams; which fails next – and when?', undefined],
    ['Two lines, please:\r\n“quoted”, 100 %, and a smile 🙂', undefined],
    ['', undefined],
    ['Hi!', MIN_LENGTH],
    ['?'.repeat(301), 'Max Length should not exceed 300 characters.'],
    [`${'a'.repeat(30)}\u0007`, 'Please use only characters that can be printed.'],
  ])('for the message %j show %j', (descriptionmsg, message) => {
    expect(contactMessage('descriptionmsg', descriptionmsg, 'international')).toBe(message);
  });

  test.each([
    ['O’Brien & Sons 2, Ltd.', undefined],
    ['', 'Name is required.'],
    ['Ada;', name],
  ])('for the short form’s name %j show %j', (value, message) => {
    expect(messageFor('signUp', { name: value, email: 'a@b.co' }, 'name', 'international')).toBe(
      message,
    );
  });

  test('validate every email address with the contact form’s pattern', () => {
    for (const [address, fine] of [
      ['mei+ling@example.photography', true],
      ['mei@example', false],
    ] as const) {
      expect(messageFor('signUp', { name: 'Mei', email: address }, 'email', 'international')).toBe(
        fine ? undefined : INVALID,
      );
      expect(contactMessage('email', address, 'international')).toBe(fine ? undefined : WORK_EMAIL);
      expect(messageFor('newsletter', { email: address }, 'email', 'international')).toBe(
        fine ? undefined : VALID_EMAIL,
      );
    }
  });

  test('accept everything that the specified rules accept', () => {
    const values = { ...contactFields, descriptionmsg: 'Please tell us about your engines' };
    const [specified, international] = (['specified', 'international'] as const).map((ruleSet) =>
      validate(schemasFor(ruleSet).contact, values),
    );
    expect(specified).toEqual({ ok: true, fields: values });
    expect(international).toEqual(specified);
  });
});

test('each field has its rule as a hint', () => {
  for (const ruleSet of ['specified', 'international'] as const)
    for (const fields of Object.values(fieldsFor(ruleSet)))
      for (const { label, control, hint } of Object.values<FieldConfig>(fields))
        expect(control === 'select' || hint, `${ruleSet}: ${label}`).toBeTruthy();
  const { signUp, contact: texts } = fieldsFor('international');
  expect([signUp.name.hint, texts.mobile.hint, texts.descriptionmsg.hint].join()).not.toMatch(
    /Letters and spaces|10 digits|no punctuation/,
  );
});

describe('the newsletter form', () => {
  test.each([
    ['', 'Email Must Be Required'],
    [' \t ', 'Email Must Be Required'],
    ['ada', VALID_EMAIL],
    ['ada@engines.c', VALID_EMAIL],
    ['ada@engines.photography', undefined],
  ])('for %j shows %j', (email, message) => {
    expect(messageFor('newsletter', { email }, 'email')).toBe(message);
  });
});

describe('any form', () => {
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
    expect(readLead('newsletter', values).ok).toBe(false);
  });

  test('accepts its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 320 }), (descriptionmsg) => {
        const first = readLead('contact', { ...contactFields, descriptionmsg });
        if (first.ok) expect(readLead('contact', first.lead.fields)).toEqual(first);
      }),
    );
  });
});
