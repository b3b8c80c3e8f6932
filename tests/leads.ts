import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type LeadRow = { kind: string; spam: string | null; fields: Record<string, string> };

/** All leads of an email address, quarantined ones included. */
export function leadsOf(email: string, dataDir: string): LeadRow[] {
  const database = new DatabaseSync(path.join(dataDir, 'leads.db'), { readOnly: true });
  try {
    const rows = database
      .prepare('SELECT kind, spam, fields FROM leads ORDER BY received_at')
      .all() as { kind: string; spam: string | null; fields: string }[];
    return rows
      .map((row) => ({ ...row, fields: JSON.parse(row.fields) as Record<string, string> }))
      .filter(({ fields }) => fields['email'] === email);
  } finally {
    database.close();
  }
}
