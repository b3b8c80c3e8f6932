import { type Dataset, type Region, regions } from './dataset.ts';

export const roles = ['regionalSales', 'salesManager', 'supplyChain'] as const;
export type Role = (typeof roles)[number];

export const protectedFields = [
  'revenue',
  'margin',
  'value',
  'winChance',
  'stage',
  'slips',
  'email',
  'supplier',
  'unitCost',
] as const;
export type ProtectedField = (typeof protectedFields)[number];

type Rule = { regions: readonly Region[]; hiddenFields: readonly ProtectedField[] };
export const roleRules: Record<Role, Rule> = {
  regionalSales: { regions: ['North'], hiddenFields: ['margin', 'supplier', 'unitCost'] },
  salesManager: { regions, hiddenFields: ['email', 'supplier', 'unitCost'] },
  supplyChain: {
    regions,
    hiddenFields: ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email'],
  },
};

/** `totalAccounts` includes accounts that are not visible. */
export type VisibleDataset = Dataset & {
  totalAccounts: number;
  hiddenFields: readonly ProtectedField[];
};
export type RoleDataset = VisibleDataset & { role: Role };

/** Removes the rows and fields that the role may not see. */
export const visibleTo = (role: Role, dataset: Dataset): RoleDataset => ({
  role,
  ...restrict(dataset, roleRules[role]),
});

/** Leaves only what every role may see, for the static preview. */
export const visibleToAll = (dataset: Dataset): RoleDataset => ({
  // Questions use the regions of this role, which every role may see.
  role: 'regionalSales',
  ...restrict(dataset, {
    regions: regions.filter((region) =>
      roles.every((role) => roleRules[role].regions.includes(region)),
    ),
    hiddenFields: protectedFields,
  }),
});

function restrict(dataset: Dataset, { regions, hiddenFields }: Rule): VisibleDataset {
  const isVisible = ({ region }: { region: Region }) => regions.includes(region);
  const accounts = dataset.accounts.filter(isVisible);
  const omitHidden = <Row extends object>(row: Row) =>
    Object.fromEntries(
      Object.entries(row).filter(([field]) => !hiddenFields.some((hidden) => hidden === field)),
    ) as Row;
  return {
    totalAccounts: dataset.accounts.length,
    hiddenFields,
    accounts: accounts.map((account) => ({
      ...account,
      orders: account.orders.map(omitHidden),
      deals: account.deals.map(omitHidden),
      contacts: account.contacts.map(omitHidden),
    })),
    stock: dataset.stock.filter(isVisible).map(omitHidden),
    stream: dataset.stream.filter(({ accountId }) => accounts.some(({ id }) => id === accountId)),
  };
}

/** Sets `orderedToday` on accounts with orders in the first `playedCount` events. */
export function applyStreamEvents(dataset: RoleDataset, playedCount: number): RoleDataset {
  const orderedToday = new Set(
    dataset.stream
      .slice(0, playedCount)
      .flatMap(({ kind, accountId }) => (kind === 'order' ? [accountId] : [])),
  );
  if (orderedToday.size === 0) return dataset;
  return {
    ...dataset,
    accounts: dataset.accounts.map((account) =>
      orderedToday.has(account.id) ? { ...account, orderedToday: true } : account,
    ),
  };
}
