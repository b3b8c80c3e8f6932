import { inboxStore } from './inbox.ts';
import type { InboxStore } from './inbox-store.ts';
import { type postgresDatabase, postgresRuns } from './postgres-connection.ts';
import { searchWords } from './search-words.ts';

/** The inbox's store in the database of the leads. @param leadColumns a lead's columns, as the lead store reads them */
export function postgresInbox(database: ReturnType<typeof postgresDatabase>, leadColumns: string): InboxStore {
  const dialect = {
    leadColumns,
    lock: ' FOR UPDATE',
    search: (text: string) => ({
      tables: 'leads',
      condition: [
        "search @@ to_tsquery('simple', ?)",
        searchWords(text)
          .map((word) => `${word}:*`)
          .join(' & '),
      ] as [string, string],
      position: 'leads.id',
      cursorOf: (place: string) => place,
    }),
    sameAddress: (email: string) => ['lower(email) = lower(?)', email] as [string, string],
  };
  return inboxStore(dialect, postgresRuns(database));
}
