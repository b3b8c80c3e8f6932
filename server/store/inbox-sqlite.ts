import { inboxStore } from './inbox.ts';
import type { InboxStore } from './inbox-store.ts';
import { searchWords } from './search-words.ts';
import { type SqliteFile, sqliteRuns } from './sqlite-connection.ts';

const SEARCH_TABLES = 'lead_search CROSS JOIN lead_search_rows ON n = lead_search.rowid CROSS JOIN leads ON leads.id = lead_id';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The inbox's store in the file of the leads. @param leadColumns a lead's columns, as the lead store reads them */
export function sqliteInbox(database: SqliteFile, leadColumns: string): InboxStore {
  const dialect = {
    leadColumns,
    lock: '',
    // Newest first by the order in which leads were entered, which the index gives without sorting.
    search: (text: string) => ({
      tables: SEARCH_TABLES,
      condition: [
        'lead_search MATCH ?',
        searchWords(text)
          .map((word) => `${quoted(word)}*`)
          .join(' ') || '""',
      ] as [string, string],
      position: 'lead_search.rowid',
      cursorOf: (place: string) => `CAST(${place} AS INTEGER)`,
    }),
    // The address has no index, since each is written with every lead; the text index narrows it down.
    sameAddress: (email: string) =>
      [
        `leads.id IN (SELECT lead_id FROM lead_search CROSS JOIN lead_search_rows ON n = lead_search.rowid WHERE lead_search MATCH ?) AND leads.email = ?`,
        `email : ${quoted(email)}`,
        email,
      ] as [string, ...string[]],
  };
  return inboxStore(dialect, sqliteRuns(database));
}
