import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterLabels } from '../shared/labels.ts';
import { type ListFilters, listPath, listTitle, parseFilters, toQueryString } from './filters.ts';

const search = fc
  .string({ unit: 'grapheme' })
  .map((value) => value.trim())
  .filter((value) => value !== '' && value.isWellFormed());
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const keyOf = <Key extends string>(labels: Record<Key, string>) =>
  fc.constantFrom(...(Object.keys(labels) as Key[]));
const anyFilters = fc.record(
  {
    q: search,
    form: keyOf(filterLabels.form),
    status: keyOf(filterLabels.status),
    due: keyOf(filterLabels.due),
    delivery: keyOf(filterLabels.delivery),
    spam: keyOf(filterLabels.spam),
    assignee: fc.constantFrom('none', 'ada+leads@example.com'),
    from: date,
    to: date,
  } satisfies { [Name in keyof ListFilters]-?: fc.Arbitrary<ListFilters[Name]> },
  { requiredKeys: [] },
) as fc.Arbitrary<ListFilters>;

test('filters survive a round trip through the query string, whose parameters have a fixed order', () => {
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
      'status=gone&form=poll&due=soon&delivery=&spam=yes&from=2026-13-45&to=yesterday&q=%20&cursor=abc&other=1',
    ),
  ).toEqual({});
});

test('the path of a list is the inbox path, with the filters as the query', () => {
  expect(listPath({})).toBe('/');
  expect(listPath({ status: undefined })).toBe('/');
  expect(listPath({ q: 'a & b', status: 'in-progress' })).toBe('/?q=a+%26+b&status=in-progress');
});

test('the title of a list names the assignee, or says that its leads are unassigned', () => {
  const me = 'me@example.com';
  expect(listTitle({ assignee: 'sam@example.com' }, me)).toBe('Leads of sam');
  expect(listTitle({ assignee: 'none' }, me)).toBe('Unassigned leads');
});
