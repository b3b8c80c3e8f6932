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

function without<Row extends object>(row: Row, hiddenFields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !hiddenFields.includes(field))) as Row;
}
