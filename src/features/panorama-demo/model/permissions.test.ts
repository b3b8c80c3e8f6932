import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAnswerer } from '../../../demo-shared/questions/ask.ts';
import { panoramaCopy } from '../copy.ts';
import { buildRows } from '../questions/rows.ts';
import { createPanoramaSchema } from '../questions/schema.ts';
import { findAlerts } from './alerts.ts';
import type { Dataset } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import {
  protectedFields,
  type Role,
  type RoleDataset,
  roleRules,
  roles,
  visibleTo,
  visibleToAll,
} from './permissions.ts';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const anyRole = fc.constantFrom(...roles);
const fewRuns = { numRuns: 25 };
const answer = (question: string, visible: RoleDataset) =>
  createAnswerer(createPanoramaSchema(visible))(question);

/** Lists the field names in a value at any depth. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    ...(Array.isArray(value) ? [] : [field]),
    ...fieldsOf(inner),
  ]);
}

describe('visibleTo', () => {
  test('the full dataset contains every protected field', () => {
    const fields = new Set(fieldsOf(makeDataset(22)));
    for (const field of protectedFields) expect(fields).toContain(field);
  });

  test('keeps exactly the accounts of the role’s regions, and no stock or events of other regions', () => {
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

  test('removes hidden fields at any depth and keeps the other protected fields', () => {
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

  test('does not change the dataset', () => {
    const dataset = makeDataset(22);
    for (const role of roles) visibleTo(role, dataset);
    expect(dataset).toEqual(makeDataset(22));
  });
});

describe('fields and accounts that a role hides', () => {
  const changeHiddenFields = (dataset: Dataset, role: Role): Dataset => {
    const change = <Row extends object>(row: Row): Row =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          (roleRules[role].hiddenFields as readonly string[]).includes(field)
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

  test('answers, rows and alerts do not depend on hidden fields', () => {
    fc.assert(
      fc.property(
        anySeed,
        anyRole,
        fc.constantFrom(...panoramaCopy.questionBox.examples),
        (seed, role, question) => {
          const dataset = makeDataset(seed);
          const [original, changed] = [
            visibleTo(role, dataset),
            visibleTo(role, changeHiddenFields(dataset, role)),
          ];
          expect(answer(question, changed)).toEqual(answer(question, original));
          expect(buildRows(changed)).toEqual(buildRows(original));
          expect(findAlerts(changed)).toEqual(findAlerts(original));
          expect(changeHiddenFields(dataset, role)).not.toEqual(dataset);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('answers and alerts of regionalSales name no account outside the North', () => {
    fc.assert(
      fc.property(
        anySeed,
        fc.constantFrom(...panoramaCopy.questionBox.examples),
        (seed, question) => {
          const dataset = makeDataset(seed);
          const visible = visibleTo('regionalSales', dataset);
          const text = JSON.stringify([answer(question, visible), findAlerts(visible)]);
          for (const { name, region } of dataset.accounts)
            if (region !== 'North') expect(text).not.toContain(name);
        },
      ),
      fewRuns,
    );
  });
});
