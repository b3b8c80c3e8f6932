import { LEAD_STATUSES, type LeadSource } from '../inbox/api.ts';
import type { InboxLead } from './inbox-store.ts';
import { type LeadRow, toStoredLead } from './rows.ts';
import { ask, type Parameter, type Statements } from './statements.ts';

/** What the two databases say differently. A condition's `?` are its parameters in their order. */
export type Dialect = {
  /** A lead's columns as `LeadRow` has them. */
  leadColumns: string;
  /** Tables, condition and order of a search; `position` is what a page's cursor holds, and how a cursor becomes a parameter. */
  search: (words: string) => { tables: string; condition: Condition; position: string; cursorOf: (text: string) => string };
  sameAddress: (email: string) => Condition;
  /** Ends a SELECT whose rows are to stay as they are until the end of the transaction. */
  lock: string;
};
export type Condition = [sql: string, ...parameters: Parameter[]];
export type Row = LeadRow & { status: string; assignee: string | null; version: number; source: string | null; position?: string | number };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const IDS_AT_ONCE = 200;
export const INBOX_COLUMNS = 'status, assignee, version, source';

export const isId = (text: string): boolean => ID.test(text);

/** Numbers the `?` of SQL and its conditions on from the first. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
}

/** A row that cannot be read costs itself and no other. */
export function toInboxLeads(rows: Row[]): InboxLead[] {
  return rows.flatMap((row) => {
    try {
      const status = LEAD_STATUSES.find((known) => known === row.status) ?? 'new';
      const source = row.source === null ? null : (JSON.parse(row.source) as LeadSource);
      return [{ ...toStoredLead(row), status, assignee: row.assignee, version: row.version, source }];
    } catch {
      return [];
    }
  });
}

/** Leads by what follows WHERE. */
export const selectLeads = (dialect: Dialect, rest: string) => `SELECT ${dialect.leadColumns}, ${INBOX_COLUMNS} FROM leads WHERE ${rest}`;

export function* leadsById(dialect: Dialect, ids: string[]): Statements<InboxLead[]> {
  const known = ids.filter(isId);
  const leads: InboxLead[] = [];
  for (let from = 0; from < known.length; from += IDS_AT_ONCE) {
    const some = known.slice(from, from + IDS_AT_ONCE);
    const places = some.map(() => '?').join(', ');
    leads.push(...toInboxLeads(yield* ask<Row>(numbered(selectLeads(dialect, `leads.id IN (${places}) ORDER BY leads.id DESC`)), ...some)));
  }
  return leads;
}
