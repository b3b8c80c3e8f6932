import type { Account, Book, Region, StockLine, StreamEvent } from './dataset.ts';

export const roles = ['regionalSales', 'salesManager', 'supplyChain'] as const;
export type Role = (typeof roles)[number];

/** The fields that a role may be forbidden to see. */
export const guarded = ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email', 'supplier', 'unitCost'] as const;
export type Guarded = (typeof guarded)[number];

/** Whom a role may see, and what it may not see of them. */
export const rules: Record<Role, { regions: readonly Region[]; hides: readonly Guarded[] }> = {
  regionalSales: { regions: ['North'], hides: ['margin', 'supplier', 'unitCost'] },
  salesManager: { regions: ['North', 'East', 'South', 'West'], hides: ['email', 'supplier', 'unitCost'] },
  supplyChain: { regions: ['North', 'East', 'South', 'West'], hides: ['revenue', 'margin', 'value', 'winChance', 'stage', 'slips', 'email'] },
};

/** A book from which everything its reader may not see has been taken out: rows are missing, fields are absent. */
export type VisibleBook = Book & { role: Role; hides: readonly Guarded[] };

/** Row- and role-level security: the one way from the book to a screen. Whatever draws, counts, ranks or warns is given what this returns. */
export function visibleTo(role: Role, book: Book): VisibleBook {
  const { regions, hides } = rules[role];
  const mayRead = ({ region }: { region: Region }) => regions.includes(region);
  const accounts = book.accounts.filter(mayRead);
  const ids = new Set(accounts.map(({ id }) => id));
  return {
    role,
    hides,
    accounts: accounts.map(
      (account): Account => ({
        ...account,
        orders: account.orders.map((order) => without(order, hides)),
        deals: account.deals.map((deal) => without(deal, hides)),
        contacts: account.contacts.map((contact) => without(contact, hides)),
      }),
    ),
    stock: book.stock.filter(mayRead).map((line): StockLine => without(line, hides)),
    stream: book.stream.filter((event): event is StreamEvent => ids.has(event.account)),
  };
}

function without<Row extends object>(row: Row, hides: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !hides.includes(field))) as Row;
}
