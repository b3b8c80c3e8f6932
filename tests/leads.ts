import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

type LeadRow = { kind: string; spam: string | null; fields: Record<string, string> };

/** Returns the rows of a query of the SQLite database in a data folder. */
export function queryDatabase(dataDir: string, sql: string, ...parameters: SQLInputValue[]) {
  const database = new DatabaseSync(path.join(dataDir, 'leads.db'), { readOnly: true });
  try {
    return database.prepare(sql).all(...parameters);
  } finally {
    database.close();
  }
}

/** Returns all leads of an email address, including quarantined leads. */
export function leadsOf(email: string, dataDir: string): LeadRow[] {
  const sql = `SELECT kind, spam, fields FROM leads WHERE fields ->> 'email' = ?
    ORDER BY received_at`;
  return queryDatabase(dataDir, sql, email).map(
    (row) => ({ ...row, fields: JSON.parse(String(row['fields'])) }) as LeadRow,
  );
}
