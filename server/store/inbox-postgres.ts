import { inboxStore } from './inbox.ts';
import type { InboxStore } from './inbox-store.ts';
import { NUMBERS_AS_NUMBERS, type postgresDatabase } from './postgres-connection.ts';
import { searchWords } from './search-words.ts';
import { runLater } from './statements.ts';

/** The inbox's store in the database of the leads. @param leadColumns a lead's columns, as the lead store reads them */
export function postgresInbox({ query, transact }: ReturnType<typeof postgresDatabase>, leadColumns: string): InboxStore {
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
  return inboxStore(dialect, {
    read: (work) => runLater(work, async ({ sql, parameters }) => (await query<unknown>(sql, parameters)).rows),
    write: (work) =>
      transact((client) => runLater(work, async ({ sql, parameters }) => (await client.query({ text: sql, values: parameters, types: NUMBERS_AS_NUMBERS })).rows)),
  });
}
