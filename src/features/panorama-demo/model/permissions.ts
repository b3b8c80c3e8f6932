import type { Account, Dataset, Region, StockLine, StreamEvent } from './dataset.ts';

export const roles = ['regionalSales', 'salesManager', 'supplyChain'] as const;
export type Role = (typeof roles)[number];

/** The fields that can be hidden from a role. */
export const protectedFields = ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email', 'supplier', 'unitCost'] as const;
export type ProtectedField = (typeof protectedFields)[number];

/** Each role's visible regions and hidden fields. */
export const rules: Record<Role, { regions: readonly Region[]; hiddenFields: readonly ProtectedField[] }> = {
  regionalSales: { regions: ['North'], hiddenFields: ['margin', 'supplier', 'unitCost'] },
  salesManager: { regions: ['North', 'East', 'South', 'West'], hiddenFields: ['email', 'supplier', 'unitCost'] },
  supplyChain: { regions: ['North', 'East', 'South', 'West'], hiddenFields: ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email'] },
};

/** A dataset without the rows and fields that its role may not see. */
export type VisibleDataset = Dataset & { role: Role; hiddenFields: readonly ProtectedField[] };

/** Row- and role-level security: the only way from the dataset to the screen. Everything that draws, counts, ranks or alerts gets what this returns. */
export function visibleTo(role: Role, dataset: Dataset): VisibleDataset {
  const { regions, hiddenFields } = rules[role];
  const mayRead = ({ region }: { region: Region }) => regions.includes(region);
  const accounts = dataset.accounts.filter(mayRead);
  const ids = new Set(accounts.map(({ id }) => id));
  return {
    role,
    hiddenFields,
    accounts: accounts.map(
      (account): Account => ({
        ...account,
        orders: account.orders.map((order) => without(order, hiddenFields)),
        deals: account.deals.map((deal) => without(deal, hiddenFields)),
        contacts: account.contacts.map((contact) => without(contact, hiddenFields)),
      }),
    ),
    stock: dataset.stock.filter(mayRead).map((line): StockLine => without(line, hiddenFields)),
    stream: dataset.stream.filter((event): event is StreamEvent => ids.has(event.account)),
  };
}

/** The dataset after the first `read` events of the day: an account that ordered today is no longer late. */
export function afterEvents(dataset: VisibleDataset, read: number): VisibleDataset {
  const ordered = new Set(dataset.stream.slice(0, read).flatMap(({ kind, account }) => (kind === 'order' ? [account] : [])));
  return ordered.size === 0
    ? dataset
    : { ...dataset, accounts: dataset.accounts.map((account) => (ordered.has(account.id) ? { ...account, orderedToday: true } : account)) };
}

/** What changes for who sees the dataset as `role` after having seen it as `before`. */
export function permissionChanges(before: VisibleDataset, after: VisibleDataset): { accounts: number; opened: ProtectedField[]; closed: ProtectedField[] } {
  return {
    accounts: after.accounts.length - before.accounts.length,
    opened: before.hiddenFields.filter((field) => !after.hiddenFields.includes(field)),
    closed: after.hiddenFields.filter((field) => !before.hiddenFields.includes(field)),
  };
}

function without<Row extends object>(row: Row, hiddenFields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !hiddenFields.includes(field))) as Row;
}
