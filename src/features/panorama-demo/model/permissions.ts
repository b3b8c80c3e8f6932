import {
  type Account,
  type Dataset,
  type Region,
  regions,
  type StockLine,
  type StreamEvent,
} from './dataset.ts';

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

export const rules: Record<
  Role,
  { regions: readonly Region[]; hiddenFields: readonly ProtectedField[] }
> = {
  regionalSales: { regions: ['North'], hiddenFields: ['margin', 'supplier', 'unitCost'] },
  salesManager: { regions, hiddenFields: ['email', 'supplier', 'unitCost'] },
  supplyChain: {
    regions,
    hiddenFields: ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email'],
  },
};

/** `all` counts the accounts that exist, visible or not. */
export type VisibleDataset = Dataset & { all: number; hiddenFields: readonly ProtectedField[] };
export type RoleDataset = VisibleDataset & { role: Role };

/** Row- and role-level security: the only way from the dataset to the screen. */
export const visibleTo = (role: Role, dataset: Dataset): RoleDataset => ({
  role,
  ...restrict(dataset, rules[role].regions, rules[role].hiddenFields),
});

/**
 * What every role may see, for the page itself: the first role's view without all protected fields.
 */
export const visibleToAll = (dataset: Dataset): RoleDataset => ({
  role: roles[0],
  ...restrict(
    dataset,
    regions.filter((region) => roles.every((role) => rules[role].regions.includes(region))),
    protectedFields,
  ),
});

function restrict(
  dataset: Dataset,
  regions: readonly Region[],
  hiddenFields: readonly ProtectedField[],
): VisibleDataset {
  const mayRead = ({ region }: { region: Region }) => regions.includes(region);
  const accounts = dataset.accounts.filter(mayRead);
  const ids = new Set(accounts.map(({ id }) => id));
  return {
    all: dataset.accounts.length,
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

/** After the first `read` events of the day: an account that ordered today is not late. */
export function afterEvents<Visible extends VisibleDataset>(
  dataset: Visible,
  read: number,
): Visible {
  const ordered = new Set(
    dataset.stream
      .slice(0, read)
      .flatMap(({ kind, account }) => (kind === 'order' ? [account] : [])),
  );
  return ordered.size === 0
    ? dataset
    : {
        ...dataset,
        accounts: dataset.accounts.map((account) =>
          ordered.has(account.id) ? { ...account, orderedToday: true } : account,
        ),
      };
}

function without<Row extends object>(row: Row, hiddenFields: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([field]) => !hiddenFields.includes(field)),
  ) as Row;
}
