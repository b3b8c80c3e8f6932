import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES } from '../../server/inbox/api.ts';
import { type ListFilters, parseFilters, toQueryString, viewPath } from './filters.ts';

const search = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((value) => value.trim() !== '' && value.isWellFormed());
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const anyFilters = fc.record(
  {
    q: search.map((value) => value.trim()),
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

test('filters survive a round trip through the query string, whose order is fixed', () => {
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

test('invalid values and parameters that are not filters are ignored', () => {
  expect(
    parseFilters(
      'status=gone&form=poll&delivery=&spam=yes&from=2026-13-45&to=yesterday&q=%20&cursor=abc&other=1',
    ),
  ).toEqual({});
});

test('a view has the path of the inbox, with its filters as the query', () => {
  expect(viewPath({})).toBe('/');
  expect(viewPath({ status: undefined })).toBe('/');
  expect(viewPath({ q: 'a & b', status: 'in-progress' })).toBe('/?q=a+%26+b&status=in-progress');
});
