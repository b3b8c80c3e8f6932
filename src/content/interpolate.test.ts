import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { interpolate } from './interpolate.ts';

test('replaces placeholders with configured values', () => {
  expect(interpolate('{brand} in {city}, {email}')).toBe(
    `${site.brand} in ${site.address.city}, ${site.email}`,
  );
});

test('rejects an unknown placeholder and suggests known ones', () => {
  expect(() => interpolate('Ask {brnd}.')).toThrow(
    /Unknown placeholder \{brnd\}. Use one of \{brand\}/,
  );
});
