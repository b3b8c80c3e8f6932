import type { Dialect } from './dialects.ts';
import { DELETE_UNUSED_SUBSCRIPTIONS } from './newsletter.ts';
import { keyHash } from './rows.ts';
import { execute, exists, insert, type Parameter, query } from './statements.ts';

export type Row = Record<string, Parameter>;
export type LeadRows = { lead: Row; deliveries: Row[]; notes: Row[]; history: Row[] };

export function* importLeads(dialect: Dialect, leads: LeadRows[]) {
  const ids = leads.map(({ lead: { id = null } }) => id);
  const sql = `SELECT id FROM leads WHERE id IN (${ids.map(() => '?').join(', ') || 'NULL'})`;
  const storedIds = new Set((yield* query<{ id: Parameter }>(sql, ...ids)).map(({ id }) => id));
  const results: ('new' | 'known' | 'erased')[] = [];
  for (const rows of leads) {
    const { id = null } = rows.lead;
    results.push(storedIds.has(id) ? 'known' : yield* importLead(dialect, rows));
    storedIds.add(id);
  }
  return results;
}

function* importLead(dialect: Dialect, { lead, ...children }: LeadRows) {
  const { key: idempotencyKey = null, fields } = lead;
  if (idempotencyKey !== null) {
    if (yield* exists('SELECT 1 FROM leads WHERE key = $1', idempotencyKey)) return 'known';
    const sql = 'SELECT 1 FROM erased_keys WHERE key = $1';
    if (yield* exists(sql, keyHash(String(idempotencyKey)))) return 'erased';
  }
  const [column, expression, ...searchText] =
    dialect.searchColumn(JSON.parse(String(fields))) ?? [];
  const columns = [...Object.keys(lead), column ?? []].flat();
  const values = [...Object.keys(lead).map(() => '?'), expression ?? []].flat();
  yield* execute(
    `INSERT INTO leads (${columns.join(', ')}) VALUES (${values.join(', ')})`,
    ...Object.values(lead),
    ...searchText,
  );
  for (const [table, rows] of Object.entries(children))
    for (const row of rows) yield* insert(table, row);
  return 'new';
}

/** SQL: when a subscriber last confirmed or unsubscribed. */
const decidedAt = (table: string) => `CASE
  WHEN coalesce(${table}.unsubscribed_at, 0) > coalesce(${table}.confirmed_at, 0) THEN ${table}.unsubscribed_at
  ELSE coalesce(${table}.confirmed_at, 0) END`;

const ON_CONFLICT = {
  // Replaces only the key that signs newsletter links, while no mailed link needs it.
  secrets: `ON CONFLICT (name) DO UPDATE SET value = excluded.value
    WHERE excluded.name = 'newsletter-links'
    AND NOT EXISTS (SELECT 1 FROM leads WHERE kind = 'newsletter')`,
  erased_keys: 'ON CONFLICT DO NOTHING',
  subscriptions: `ON CONFLICT (email) DO UPDATE
    SET confirmed_at = excluded.confirmed_at, unsubscribed_at = excluded.unsubscribed_at
    WHERE ${decidedAt('excluded')} > ${decidedAt('subscriptions')}`,
};

/**
 * Import secrets before leads, because newsletter leads prevent a new key. Import other tables after
 * leads, because erased keys refuse leads, and subscriptions need a lead.
 */
export function* importTable(table: keyof typeof ON_CONFLICT, rows: Row[]) {
  for (const row of rows) yield* insert(table, row, ON_CONFLICT[table]);
  if (table === 'subscriptions') yield* execute(DELETE_UNUSED_SUBSCRIPTIONS);
}
