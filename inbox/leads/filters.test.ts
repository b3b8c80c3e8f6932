import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '../../server/inbox/api.ts';
import { type ListFilters, parseFilters, toQueryString, viewPath } from './filters.ts';

const word = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((text) => text.trim() !== '' && text.isWellFormed());
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const anyFilters = fc.record(
  {
    q: word.map((text) => text.trim()),
    form: fc.constantFrom('signUp', 'contact', 'newsletter'),
    status: fc.constantFrom(...LEAD_STATUSES),
    delivery: fc.constantFrom('waiting', 'delivered'),
    spam: fc.constantFrom('only', 'any'),
    assignee: fc.constantFrom('none', 'ada+leads@example.com'),
    from: date,
    to: date,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ListFilters>;

test('filters survive a round trip through the URL, which does not depend on their order', () => {
  fc.assert(
    fc.property(
      anyFilters,
      (filters) => void expect(parseFilters(toQueryString(filters))).toEqual(filters),
    ),
  );
  expect(toQueryString({ status: 'new', q: 'steel' })).toBe(
    toQueryString({ q: 'steel', status: 'new' }),
  );
});

test('invalid filter values are ignored', () => {
  expect(
    parseFilters(
      'status=gone&form=poll&delivery=&spam=yes&from=2026-13-45&to=yesterday&q=%20&cursor=abc&other=1',
    ),
  ).toEqual({});
});

test('the list without filters has the URL of the inbox', () => {
  expect(viewPath({})).toBe('/');
  expect(viewPath({ status: undefined })).toBe('/');
  expect(viewPath({ q: 'a & b', status: 'in-progress' })).toBe('/?q=a+%26+b&status=in-progress');
});
