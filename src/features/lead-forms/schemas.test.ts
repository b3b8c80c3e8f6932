import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../server/testing/contact-fields.ts';
import { companySizes } from './contact.ts';
import { countries } from './countries.ts';
import { fieldsUnder } from './fields.ts';
import type { FormRules } from './rules.ts';
import { readLead } from './schemas.ts';

const messageFor = (kind: 'signUp' | 'contact' | 'newsletter', values: object, field: string, rules: FormRules = 'specified') => {
  const result = readLead(kind, values, rules);
  return result.ok ? undefined : result.errors[field];
};

describe('the short form', () => {
  const valid = { name: 'Ada Lovelace', email: 'ada@engines.example'.replace('example', 'com') };

  test.each([
    ['', 'Name is required.'],
    ['   ', 'Name is required.'],
    ['Ada2', 'Name must contain only letters and spaces.'],
    ["O'Brien", 'Name must contain only letters and spaces.'],
    ['Ada\nLovelace', 'Name must contain only letters and spaces.'],
    ['Ada\r\nBcc: all@x.com', 'Name must contain only letters and spaces.'],
    ['Ada\u0000', 'Name must contain only letters and spaces.'],
    ['Ada\t', 'Name must contain only letters and spaces.'],
    ['Ada\u2028', 'Name must contain only letters and spaces.'],
    ['A'.repeat(101), 'Name must be 100 characters or fewer.'],
    ['José', undefined],
    ['Jose\u0301', undefined],
    ['美玲', undefined],
    ['山田\u3000花子', undefined],
    ['  Ada  ', undefined],
  ])('answers the name %j with %j', (name, message) => {
    expect(messageFor('signUp', { ...valid, name }, 'name')).toBe(message);
  });

  test.each([
    ['', 'Email is required.'],
    ['  ', 'Email is required.'],
    ['ada', 'Invalid email format.'],
    ['ada@com', 'Invalid email format.'],
    ['ada@engines.c', 'Invalid email format.'],
    ['ada@engines.museum', 'Invalid email format.'],
    ['ada+list@engines.com', 'Invalid email format.'],
    ['ada@engines.com\nBcc: b@c.com', 'Invalid email format.'],
    ['ada@engines.com\r\n', 'Invalid email format.'],
    ['ädä@engines.com', 'Invalid email format.'],
    [`${'a'.repeat(250)}@b.co`, 'Invalid email format.'],
    ['ada@engines.co', undefined],
    ['a.d_a-1@sub.engines-1.info', undefined],
    [' ada@engines.com ', undefined],
  ])('answers the email address %j with %j', (email, message) => {
    expect(messageFor('signUp', { ...valid, email }, 'email')).toBe(message);
  });

  test('hands the lead on without outer spaces and in composed Unicode', () => {
    const result = readLead('signUp', { name: ' Jose\u0301 ', email: ' a@b.co ' });
    expect(result).toEqual({ ok: true, lead: { kind: 'signUp', fields: { name: 'José', email: 'a@b.co' } } });
  });

  test('accepts any name of letters of any script', () => {
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

  test('refuses any name with a character that is neither letter, mark nor space', () => {
    const other = fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }).filter((char) => /^[^\p{L}\p{M}\p{Zs}]$/u.test(char) && char.trim() !== '');
    fc.assert(
      fc.property(other, (char) => {
        expect(messageFor('signUp', { ...valid, name: `Ada${char}Lovelace` }, 'name')).toBe('Name must contain only letters and spaces.');
      }),
    );
  });
});

describe('the contact form', () => {
  test.each([
    ['name', 'Full Name'],
    ['companyName', 'Company Name'],
    ['jobTitle', 'Job Title'],
  ])('holds %s to 3 to 30 letters and spaces, and calls an empty one required', (field, label) => {
    const cases: [string, string | undefined][] = [
      ['', `${label} is required.`],
      ['  ', `${label} is required.`],
      ['Al', 'Min Length should be 3 Characters'],
      [' Al ', 'Min Length should be 3 Characters'],
      ['A1', 'Please use only Alphabets and space'],
      ['A-B-C', 'Please use only Alphabets and space'],
      ['a'.repeat(30), undefined],
      ['a'.repeat(31), 'Max length should be 30 Characters'],
      [`${'a'.repeat(31)}1`, 'Please use only Alphabets and space'],
      ['Ada\nEve', 'Please use only Alphabets and space'],
      ['𠮷'.repeat(30), undefined],
      ['Zoë', undefined],
    ];
    for (const [value, message] of cases) expect(messageFor('contact', { ...contactFields, [field]: value }, field), value).toBe(message);
  });

  test.each([
    ['', 'Contact Number is required.'],
    ['512555010', 'Contact Number Must be 10 Digits only'],
    ['51255501000', 'Contact Number Must be 10 Digits only'],
    ['512-555-01', 'Enter Only Numbers'],
    ['+512', 'Enter Only Numbers'],
    ['٠١٢٣٤٥٦٧٨٩', 'Enter Only Numbers'],
    ['5125550100', undefined],
    [' 5125550100 ', undefined],
  ])('answers the contact number %j with %j', (mobile, message) => {
    expect(messageFor('contact', { ...contactFields, mobile }, 'mobile')).toBe(message);
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    [' \n ', undefined],
    ['a'.repeat(29), 'Min Length should be \\ 30 characters.'],
    ['a'.repeat(30), undefined],
    ['a'.repeat(300), undefined],
    ['a'.repeat(301), 'Max Length should not exceed 300 characters.'],
    ['We need 20 engines by May\r\nand 5 analysts', undefined],
    [`${'a'.repeat(14)}\r\n${'a'.repeat(14)}`, 'Min Length should be \\ 30 characters.'],
    ['Hello, we need help with something', 'Please use only letters, digits and spaces.'],
    ['Hi!', 'Please use only letters, digits and spaces.'],
    [`${'a'.repeat(30)}\u0007`, 'Please use only letters, digits and spaces.'],
  ])('answers the message %j with %j', (descriptionmsg, message) => {
    expect(messageFor('contact', { ...contactFields, descriptionmsg }, 'descriptionmsg')).toBe(message);
  });

  test.each([
    ['', 'Invalid Email or Email Required'],
    ['ada@engines', 'Invalid Email or Email Required'],
    ['ada@engines.c', 'Invalid Email or Email Required'],
    ['ada@engines.museum', undefined],
    ['ada+list@engines.com', undefined],
  ])('answers the work email %j with %j', (email, message) => {
    expect(messageFor('contact', { ...contactFields, email }, 'email')).toBe(message);
  });

  test.each([
    ['country', ''],
    ['country', 'Select Location'],
    ['country', 'GB'],
    ['country', 'Atlantis'],
    ['companySize', ''],
    ['companySize', 'Select Company size'],
    ['companySize', '1-50'],
  ])('takes %s from its list only, not %j', (field, value) => {
    expect(messageFor('contact', { ...contactFields, [field]: value }, field)).toMatch(/^Please choose a c/);
  });

  test('accepts every country and every size', () => {
    for (const { name } of countries) expect(messageFor('contact', { ...contactFields, country: name }, 'country')).toBeUndefined();
    for (const companySize of companySizes) expect(messageFor('contact', { ...contactFields, companySize }, 'companySize')).toBeUndefined();
  });
});

describe('the international rules', () => {
  const name = 'Please use only letters, digits, spaces and - ’ . , &';
  const phone = 'Please enter a phone number of 7 to 15 digits.';
  const phoneCharacters = 'Please use only digits, spaces, dots, dashes, brackets and a + in front.';

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
  ])('answer the name, company or job title %j with %j', (value, message) => {
    for (const field of ['name', 'companyName', 'jobTitle']) {
      const said = messageFor('contact', { ...contactFields, [field]: value }, field, 'international');
      expect(message === 'is required.' ? said?.endsWith(message) : said === message, said).toBe(true);
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
    expect(messageFor('contact', { ...contactFields, mobile }, 'mobile', 'international')).toBe(message);
  });

  test.each([
    ['Hello, can you help us? We run 40 trams; which fails next – and when?', undefined],
    ['Two lines, please:\r\n“quoted”, 100 %, and a smile 🙂', undefined],
    ['', undefined],
    ['Hi!', 'Min Length should be \\ 30 characters.'],
    ['?'.repeat(301), 'Max Length should not exceed 300 characters.'],
    [`${'a'.repeat(30)}\u0007`, 'Please use only characters that can be printed.'],
  ])('answer the message %j with %j', (descriptionmsg, message) => {
    expect(messageFor('contact', { ...contactFields, descriptionmsg }, 'descriptionmsg', 'international')).toBe(message);
  });

  test.each([
    ['O’Brien & Sons 2, Ltd.', undefined],
    ['', 'Name is required.'],
    ['Ada;', name],
  ])('answer the short form’s name %j with %j', (value, message) => {
    expect(messageFor('signUp', { name: value, email: 'a@b.co' }, 'name', 'international')).toBe(message);
  });

  test('validate the address of every form by the contact form’s pattern', () => {
    for (const [address, fine] of [
      ['mei+ling@example.photography', true],
      ['mei@example', false],
    ] as const) {
      expect(messageFor('signUp', { name: 'Mei', email: address }, 'email', 'international')).toBe(fine ? undefined : 'Invalid email format.');
      expect(messageFor('contact', { ...contactFields, email: address }, 'email', 'international')).toBe(fine ? undefined : 'Invalid Email or Email Required');
      expect(messageFor('newsletter', { email: address }, 'email', 'international')).toBe(fine ? undefined : 'Please Enter Valid Email');
    }
  });

  test('accept whatever the specified ones accept', () => {
    const accepted = readLead('contact', { ...contactFields, descriptionmsg: 'Please tell us about your engines' }, 'specified');
    expect(accepted).toEqual(readLead('contact', { ...contactFields, descriptionmsg: 'Please tell us about your engines' }, 'international'));
  });
});

test('each set of rules is told under every field that has one, before anyone types', () => {
  for (const rules of ['specified', 'international'] as const)
    for (const fields of Object.values(fieldsUnder(rules)))
      for (const { label, control, hint } of Object.values(fields)) expect(control === 'select' || hint, `${rules}: ${label}`).toBeTruthy();
  const { signUp, contact: texts } = fieldsUnder('international');
  expect([signUp.name.hint, texts.mobile.hint, texts.descriptionmsg.hint].join()).not.toMatch(/Letters and spaces|10 digits|no punctuation/);
});

describe('the newsletter box', () => {
  test.each([
    ['', 'Email Must Be Required'],
    [' \t ', 'Email Must Be Required'],
    ['ada', 'Please Enter Valid Email'],
    ['ada@engines.c', 'Please Enter Valid Email'],
    ['ada@engines.photography', undefined],
  ])('answers %j with %j', (email, message) => {
    expect(messageFor('newsletter', { email }, 'email')).toBe(message);
  });
});

describe('any form', () => {
  test.each([null, undefined, 7, 'text', [], { email: 7 }, { email: ['a@b.co'] }, { email: 'a@b.co', extra: '' }, JSON.parse('{"email":"a@b.co","__proto__":{}}')])(
    'refuses %j as a newsletter lead',
    (values) => {
      expect(readLead('newsletter', values).ok).toBe(false);
    },
  );

  test('accepts its own output again, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 320 }), (descriptionmsg) => {
        const first = readLead('contact', { ...contactFields, descriptionmsg });
        if (first.ok) expect(readLead('contact', first.lead.fields)).toEqual(first);
      }),
    );
  });
});
