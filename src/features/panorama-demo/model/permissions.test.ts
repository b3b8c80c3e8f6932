import { expect, test } from 'vitest';
import { checkDatasets } from '../../../../tests/panorama-datasets.ts';
import type { Dataset, Region } from './dataset.ts';
import { makeDataset } from './make-dataset.ts';
import {
  protectedFields,
  type Role,
  roleRules,
  roles,
  visibleTo,
  visibleToAll,
} from './permissions.ts';

/** Returns the names of all fields, at any depth. */
function fieldsOf(dataset: Dataset) {
  const fields = new Set<string>();
  JSON.stringify(dataset, (field, value) => {
    fields.add(field);
    return value;
  });
  return fields;
}

/** Changes the fields that are hidden from a role, and the names of hidden accounts. */
function changeHidden(dataset: Dataset, role: Role): Dataset {
  const { regions, hiddenFields } = roleRules[role];
  const changed: Dataset = JSON.parse(JSON.stringify(dataset), (field, value) =>
    hiddenFields.some((hidden) => hidden === field) ? `not ${value}` : value,
  );
  for (const account of changed.accounts)
    if (!regions.includes(account.region)) account.name = `not ${account.name}`;
  return changed;
}

test('visibleTo keeps exactly the accounts of the role’s regions, and no stock or events of other regions', () => {
  checkDatasets((dataset, role) => {
    const isVisible = ({ region }: { region: Region }) => roleRules[role].regions.includes(region);
    const { accounts, stock, stream } = visibleTo(role, dataset);
    const ids = accounts.map(({ id }) => id);
    expect(ids).toEqual(dataset.accounts.filter(isVisible).map(({ id }) => id));
    expect(stock.every(isVisible)).toBe(true);
    expect(stream.every(({ accountId }) => ids.includes(accountId))).toBe(true);
  });
});

test('visibleTo removes hidden fields at any depth and keeps the other protected fields', () => {
  checkDatasets((dataset, role) => {
    const fields = fieldsOf(visibleTo(role, dataset));
    for (const field of protectedFields)
      expect(fields.has(field), field).toEqual(!roleRules[role].hiddenFields.includes(field));
  });
});

test('visibleToAll keeps only accounts that every role may see, and no protected field', () => {
  const dataset = makeDataset(22);
  const common = visibleToAll(dataset);
  for (const role of roles) {
    const visibleIds = new Set(visibleTo(role, dataset).accounts.map(({ id }) => id));
    expect(common.accounts.every(({ id }) => visibleIds.has(id))).toBe(true);
  }
  // All are in the North, the only region of `regionalSales`.
  expect(common.accounts).toHaveLength(12);
  const fields = fieldsOf(common);
  expect(protectedFields.filter((field) => fields.has(field))).toEqual([]);
});

test('visibleTo does not change the dataset', () => {
  const dataset = makeDataset(22);
  for (const role of roles) visibleTo(role, dataset);
  expect(dataset).toEqual(makeDataset(22));
});

test('what a role sees does not depend on the fields and accounts that it does not see', () => {
  checkDatasets((dataset, role) => {
    const changed = changeHidden(dataset, role);
    expect(changed).not.toEqual(dataset);
    expect(visibleTo(role, changed)).toEqual(visibleTo(role, dataset));
  });
});
