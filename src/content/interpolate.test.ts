import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { interpolate } from './interpolate.ts';

test('tokens become the configured words', () => {
  expect(interpolate('{brand} in {city}, {email}')).toBe(`${site.brand} in ${site.address.city}, ${site.email}`);
});

test('a token nobody knows stops the build and says which are known', () => {
  expect(() => interpolate('Ask {brnd}.')).toThrow(/\{brnd\} is not a word the site knows; it knows \{brand\}/);
});
