import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_STATUSES, type LeadSummary } from '../../server/inbox/api.ts';
import { type Filters, fromSearch, matches, toSearch, viewAddress, without } from './filters.ts';

const word = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '' && text.isWellFormed());
const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
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
) as fc.Arbitrary<Filters>;

test('an address says the whole view, and the same view always has the same address', () => {
  fc.assert(fc.property(anyFilters, (filters) => void expect(fromSearch(toSearch(filters))).toEqual(filters)));
  expect(toSearch({ status: 'new', q: 'steel' })).toBe(toSearch({ q: 'steel', status: 'new' }));
});

test('what is no value of a filter is left out of the view', () => {
  expect(fromSearch('status=gone&form=poll&delivery=&spam=yes&from=2026-13-45&to=yesterday&q=%20&cursor=abc&other=1')).toEqual({});
});

test('the list without a filter is at the address of the inbox itself', () => {
  expect(viewAddress({})).toBe('/');
  expect(viewAddress(without({ status: 'new' }, 'status'))).toBe('/');
  expect(viewAddress({ q: 'a & b', status: 'in-progress' })).toBe('/?q=a+%26+b&status=in-progress');
});

const lead: LeadSummary = {
  id: '1',
  form: 'contact',
  receivedAt: Date.parse('2026-11-22T23:59:59Z'),
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  company: 'Engines',
  excerpt: 'We have three plants',
  status: 'new',
  assignee: null,
  spam: null,
  delivery: 'pending',
  version: 1,
};

test.each([
  [{}, true],
  [{ q: 'PLANTS ada' }, true],
  [{ q: 'plants turbine' }, false],
  [{ q: 'Lovelá engines@' }, true],
  [{ q: 'lants' }, false],
  [{ form: 'newsletter' }, false],
  [{ status: 'new', assignee: 'none' }, true],
  [{ assignee: 'ada@example.com' }, false],
  [{ delivery: 'waiting' }, true],
  [{ delivery: 'delivered' }, false],
  [{ spam: 'only' }, false],
  [{ spam: 'any' }, true],
  [{ from: '2026-11-22', to: '2026-11-22' }, true],
  [{ to: '2026-11-21' }, false],
  [{ from: '2026-11-23' }, false],
] satisfies [Filters, boolean][])('a lead that comes belongs to the view %o: %s', (filters, belongs) => expect(matches(lead, filters)).toBe(belongs));

test('a quarantined lead belongs to no view that does not ask for it', () => {
  expect(matches({ ...lead, spam: 'speed' }, {})).toBe(false);
  expect(matches({ ...lead, spam: 'speed' }, { spam: 'only' })).toBe(true);
});
