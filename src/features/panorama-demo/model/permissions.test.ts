import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertsIn } from './alerts.ts';
import { answer, questions } from './answers.ts';
import type { Book } from './dataset.ts';
import { makeBook } from './make-dataset.ts';
import { guarded, type Role, roles, rules, visibleTo } from './permissions.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const role = fc.constantFrom(...roles);
const few = { numRuns: 25 };

/** Every field name in a value, however deep. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [...(Array.isArray(value) ? [] : [field]), ...fieldsOf(inner)]);
}

describe('what a role is given of the book', () => {
  test('the whole book has every guarded field, so that there is something to hide', () => {
    const fields = new Set(fieldsOf(makeBook(22)));
    for (const field of guarded) expect(fields).toContain(field);
  });

  test('has no row of a region the role may not see, and none missing of those it may', () => {
    fc.assert(
      fc.property(seed, role, (any, who) => {
        const book = makeBook(any);
        const seen = visibleTo(who, book);
        expect(seen.accounts.map(({ id }) => id)).toEqual(book.accounts.filter(({ region }) => rules[who].regions.includes(region)).map(({ id }) => id));
        expect(seen.stock.every(({ region }) => rules[who].regions.includes(region))).toBe(true);
        const ids = seen.accounts.map(({ id }) => id);
        expect(seen.stream.every(({ account }) => ids.includes(account))).toBe(true);
      }),
      few,
    );
  });

  test('has no hidden field at any depth, and every other', () => {
    fc.assert(
      fc.property(seed, role, (any, who) => {
        const fields = new Set(fieldsOf(visibleTo(who, makeBook(any))));
        for (const field of guarded) expect({ field, there: fields.has(field) }).toEqual({ field, there: !rules[who].hides.includes(field) });
      }),
      few,
    );
  });

  test('leaves the book as it was', () => {
    const book = makeBook(22);
    for (const who of roles) visibleTo(who, book);
    expect(book).toEqual(makeBook(22));
  });
});

describe('what a role reads on the screen, over all roles and questions', () => {
  /** The book with other values in every field that is hidden from a role. */
  const elsewise = (book: Book, who: Role): Book => {
    const change = <Row extends object>(row: Row): Row =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          (rules[who].hides as readonly string[]).includes(field) ? (typeof value === 'number' ? value * 3 + 1 : `not ${value}`) : value,
        ]),
      ) as Row;
    return {
      ...book,
      accounts: book.accounts.map((account) => ({
        ...account,
        orders: account.orders.map(change),
        deals: account.deals.map(change),
        contacts: account.contacts.map(change),
      })),
      stock: book.stock.map(change),
    };
  };

  test('is the same whatever stands in the hidden fields: no answer, chart, score or alert lets it through', () => {
    fc.assert(
      fc.property(seed, role, fc.constantFrom(...questions), (any, who, question) => {
        const book = makeBook(any);
        const [one, other] = [visibleTo(who, book), visibleTo(who, elsewise(book, who))];
        expect(answer(question, other)).toEqual(answer(question, one));
        expect(alertsIn(other)).toEqual(alertsIn(one));
        expect(elsewise(book, who)).not.toEqual(book);
      }),
      { numRuns: 40 },
    );
  });

  test('has nothing under a hidden column', () => {
    for (const who of roles) {
      for (const question of questions) {
        const { columns, rows } = answer(question, visibleTo(who, makeBook(22)));
        expect(rows.length).toBeGreaterThan(0);
        columns.forEach((column, index) => {
          for (const { cells } of rows) expect(cells[index] === undefined).toBe(column.hidden === true);
        });
      }
    }
  });

  test('names no account of another region', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...questions), (any, question) => {
        const book = makeBook(any);
        const seen = visibleTo('regionalSales', book);
        const text = JSON.stringify([answer(question, seen), alertsIn(seen)]);
        for (const { name, region } of book.accounts) if (region !== 'North') expect(text).not.toContain(name);
      }),
      few,
    );
  });

  test('names the hidden columns', () => {
    const hidden = (who: (typeof roles)[number]) =>
      questions.flatMap((question) =>
        answer(question, visibleTo(who, makeBook(22)))
          .columns.filter((column) => column.hidden)
          .map(({ name }) => name),
      );
    expect(hidden('regionalSales')).toEqual(['Margin, 12 months', 'Supplier', 'Unit cost']);
    expect(hidden('salesManager')).toEqual(['Write to', 'Supplier', 'Unit cost']);
    expect(hidden('supplyChain')).toEqual(['Revenue, 12 months', 'Margin, 12 months', 'Write to', 'Stage', 'Value', 'Win chance', 'Weighted value']);
  });
});
