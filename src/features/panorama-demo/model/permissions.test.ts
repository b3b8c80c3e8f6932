import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnswerer } from '../../../demo-shared/questions/ask.ts';
import { panoramaCopy } from '../copy.ts';
import { panoramaSchema } from '../questions/schema.ts';
import { alertsIn } from './alerts.ts';
import type { Dataset } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import {
  protectedFields,
  type Role,
  type RoleDataset,
  roles,
  rules,
  visibleTo,
  visibleToAll,
} from './permissions.ts';

const seed = fc.integer({ min: 0, max: 0xffffffff });
const role = fc.constantFrom(...roles);
const few = { numRuns: 25 };
const answer = (question: string, visible: RoleDataset) =>
  createAnswerer(panoramaSchema(visible))(question);

/** Every field name in a value, however deep. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    ...(Array.isArray(value) ? [] : [field]),
    ...fieldsOf(inner),
  ]);
}

describe('what a role is given of the dataset', () => {
  test('the whole dataset has every protectedFields field, so that there is something to hide', () => {
    const fields = new Set(fieldsOf(makeDataset(22)));
    for (const field of protectedFields) expect(fields).toContain(field);
  });

  test('has no row of a region the role may not see, and none missing of those it may', () => {
    fc.assert(
      fc.property(seed, role, (any, who) => {
        const dataset = makeDataset(any);
        const seen = visibleTo(who, dataset);
        expect(seen.accounts.map(({ id }) => id)).toEqual(
          dataset.accounts
            .filter(({ region }) => rules[who].regions.includes(region))
            .map(({ id }) => id),
        );
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
        const fields = new Set(fieldsOf(visibleTo(who, makeDataset(any))));
        for (const field of protectedFields)
          expect(fields.has(field), field).toEqual(!rules[who].hiddenFields.includes(field));
      }),
      few,
    );
  });

  test('what every role may see holds no row and no field that one of them may not', () => {
    const dataset = makeDataset(22);
    const common = visibleToAll(dataset);
    for (const who of roles) {
      const own = new Set(visibleTo(who, dataset).accounts.map(({ id }) => id));
      expect(common.accounts.every(({ id }) => own.has(id))).toBe(true);
    }
    expect(common.accounts).toHaveLength(12);
    const fields = new Set(fieldsOf(common));
    expect(protectedFields.filter((field) => fields.has(field))).toEqual([]);
  });

  test('leaves the dataset as it was', () => {
    const dataset = makeDataset(22);
    for (const who of roles) visibleTo(who, dataset);
    expect(dataset).toEqual(makeDataset(22));
  });
});

describe('what a role reads on the screen, over all roles and questions', () => {
  /** The dataset with other values in every field that is hidden from a role. */
  const elsewise = (dataset: Dataset, who: Role): Dataset => {
    const change = <Row extends object>(row: Row): Row =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          (rules[who].hiddenFields as readonly string[]).includes(field)
            ? typeof value === 'number'
              ? value * 3 + 1
              : `not ${value}`
            : value,
        ]),
      ) as Row;
    return {
      ...dataset,
      accounts: dataset.accounts.map((account) => ({
        ...account,
        orders: account.orders.map(change),
        deals: account.deals.map(change),
        contacts: account.contacts.map(change),
      })),
      stock: dataset.stock.map(change),
    };
  };

  test('is the same whatever stands in the hidden fields: no answer, score or alert lets it through', () => {
    fc.assert(
      fc.property(
        seed,
        role,
        fc.constantFrom(...panoramaCopy.questionBox.examples),
        (any, who, question) => {
          const dataset = makeDataset(any);
          const [one, other] = [visibleTo(who, dataset), visibleTo(who, elsewise(dataset, who))];
          expect(answer(question, other)).toEqual(answer(question, one));
          expect(alertsIn(other)).toEqual(alertsIn(one));
          expect(elsewise(dataset, who)).not.toEqual(dataset);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('names no account of another region', () => {
    fc.assert(
      fc.property(seed, fc.constantFrom(...panoramaCopy.questionBox.examples), (any, question) => {
        const dataset = makeDataset(any);
        const seen = visibleTo('regionalSales', dataset);
        const text = JSON.stringify([answer(question, seen), alertsIn(seen)]);
        for (const { name, region } of dataset.accounts)
          if (region !== 'North') expect(text).not.toContain(name);
      }),
      few,
    );
  });
});
