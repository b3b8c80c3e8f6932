import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dataset } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import {
  protectedFields,
  type Role,
  roleRules,
  roles,
  visibleTo,
  visibleToAll,
} from './permissions.ts';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const anyRole = fc.constantFrom(...roles);
const fewRuns = { numRuns: 25 };

/** Lists the field names in a value at any depth. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    ...(Array.isArray(value) ? [] : [field]),
    ...fieldsOf(inner),
  ]);
}

/** Changes the fields that are hidden from a role, and the names of hidden accounts. */
function changeHidden(dataset: Dataset, role: Role): Dataset {
  const { regions, hiddenFields } = roleRules[role];
  const change = <Row extends object>(row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        (hiddenFields as readonly string[]).includes(field) ? `not ${value}` : value,
      ]),
    ) as Row;
  return {
    ...dataset,
    accounts: dataset.accounts.map((account) => ({
      ...account,
      name: regions.includes(account.region) ? account.name : `not ${account.name}`,
      orders: account.orders.map(change),
      deals: account.deals.map(change),
      contacts: account.contacts.map(change),
    })),
    stock: dataset.stock.map(change),
  };
}

test('visibleTo keeps exactly the accounts of the role’s regions, and no stock or events of other regions', () => {
  fc.assert(
    fc.property(anySeed, anyRole, (seed, role) => {
      const dataset = makeDataset(seed);
      const visible = visibleTo(role, dataset);
      expect(visible.accounts.map(({ id }) => id)).toEqual(
        dataset.accounts
          .filter(({ region }) => roleRules[role].regions.includes(region))
          .map(({ id }) => id),
      );
      expect(visible.stock.every(({ region }) => roleRules[role].regions.includes(region))).toBe(
        true,
      );
      const ids = visible.accounts.map(({ id }) => id);
      expect(visible.stream.every(({ account }) => ids.includes(account))).toBe(true);
    }),
    fewRuns,
  );
});

test('visibleTo removes hidden fields at any depth and keeps the other protected fields', () => {
  fc.assert(
    fc.property(anySeed, anyRole, (seed, role) => {
      const fields = new Set(fieldsOf(visibleTo(role, makeDataset(seed))));
      for (const field of protectedFields)
        expect(fields.has(field), field).toEqual(!roleRules[role].hiddenFields.includes(field));
    }),
    fewRuns,
  );
});

test('visibleToAll keeps only accounts that every role may see, and no protected field', () => {
  const dataset = makeDataset(22);
  const common = visibleToAll(dataset);
  for (const role of roles) {
    const visibleIds = new Set(visibleTo(role, dataset).accounts.map(({ id }) => id));
    expect(common.accounts.every(({ id }) => visibleIds.has(id))).toBe(true);
  }
  // the accounts in the North, the only region of regionalSales
  expect(common.accounts).toHaveLength(12);
  const fields = new Set(fieldsOf(common));
  expect(protectedFields.filter((field) => fields.has(field))).toEqual([]);
});

test('visibleTo does not change the dataset', () => {
  const dataset = makeDataset(22);
  for (const role of roles) visibleTo(role, dataset);
  expect(dataset).toEqual(makeDataset(22));
});

test('what a role sees does not depend on the fields and accounts that it does not see', () => {
  fc.assert(
    fc.property(anySeed, anyRole, (seed, role) => {
      const dataset = makeDataset(seed);
      const changed = changeHidden(dataset, role);
      expect(changed).not.toEqual(dataset);
      expect(visibleTo(role, changed)).toEqual(visibleTo(role, dataset));
    }),
    fewRuns,
  );
});
