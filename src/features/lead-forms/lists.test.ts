import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { formFields } from './fields.ts';

test('the list of countries has 249 entries with unique names and two-letter codes', () => {
  // The number of entries in ISO 3166-1.
  expect(countries).toHaveLength(249);
  for (const key of ['name', 'code'] as const)
    expect(new Set(countries.map((country) => country[key])).size, key).toBe(249);
  for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
});

test('the list of countries is sorted by English name', () => {
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('the contact form has the specified labels in order', () => {
  expect(Object.values(formFields.contact).map(({ label }) => label)).toEqual([
    'Full Name',
    'Company Name',
    'Job Title',
    'Country',
    'Work Email',
    'Company Size',
    'Contact Number',
    'How can we help you?',
  ]);
});
