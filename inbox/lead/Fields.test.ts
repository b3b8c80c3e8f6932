// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Fields } from './Fields.tsx';

afterEach(cleanup);

test.each([
  ['email', 'ada@example.com', 'mailto:ada@example.com'],
  // "(0)" is omitted only after a country code.
  ['mobile', '+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['mobile', '(0)20 7946 0958', 'tel:02079460958'],
])('a field %s with the value %s links to %s', (key, value, href) => {
  const fields = [{ key, label: 'Field', value }];
  const { getByRole } = render(createElement(Fields, { fields }));
  expect(getByRole('link', { name: value }).getAttribute('href')).toBe(href);
});
