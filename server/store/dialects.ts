import type { Condition } from './statements.ts';

/** `FOR UPDATE` is removed for SQLite, which has one writer at a time. */
export type Dialect = {
  leadColumns: string;
  searchColumn: (fields: Record<string, string>) => [name: string, ...Condition] | undefined;
  /** `position`: the value in a page's cursor; `cursor`: the cursor as a parameter. */
  search: (text: string) => {
    tables: string;
    condition: Condition;
    position: string;
    cursor: string;
  };
  /** The column `source` as an operand of `->`. */
  sourceJson: string;
  /** A lead may be missing for some seconds after it was stored. */
  sameAddress: (email: string) => Condition;
};

const leadColumns = (arrayOf: (pairs: string) => string) =>
  `leads.id, kind, CAST(fields AS text) AS fields, spam, received_at, status,
  assignee, next_step, next_at, version, source, (SELECT ${arrayOf("'channel', channel, 'state', state, 'attempts', attempts, 'doneAt', done_at, 'lastError', last_error")}
    FROM deliveries WHERE lead_id = leads.id) AS deliveries`;

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** At most 8. Each matches the beginning of a word. */
const searchWords = (text: string) => wordsOf(text).slice(0, 8);

const searchedWords = ({ name = '', companyName = '', email = '', descriptionmsg = '' }) =>
  wordsOf([name, companyName, email, descriptionmsg].join(' '));

export function hasWords(fields: Record<string, string>, search: string) {
  const sought = searchWords(search);
  const words = searchedWords(fields);
  return (
    (sought.length > 0 || search.trim() === '') &&
    sought.every((beginning) => words.some((word) => word.startsWith(beginning)))
  );
}

const INDEX = 'lead_search CROSS JOIN lead_search_rows ON n = lead_search.rowid';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const sqliteDialect: Dialect = {
  leadColumns: leadColumns((pairs) => `json_group_array(json_object(${pairs}))`),
  // The index is filled after the commit: see sqlite-search.ts.
  searchColumn: () => undefined,
  // Newest first in the order of insertion, which the index returns without sorting.
  search: (text) => ({
    tables: `${INDEX} CROSS JOIN leads ON leads.id = lead_id`,
    condition: [
      'lead_search MATCH ?',
      searchWords(text)
        .map((word) => `${quoted(word)}*`)
        .join(' ') || '""',
    ],
    position: 'lead_search.rowid',
    cursor: 'CAST(? AS INTEGER)',
  }),
  sourceJson: 'source',
  // The address has no index of its own, because every lead would have to write it.
  sameAddress: (email) => [
    `leads.id IN (SELECT lead_id FROM ${INDEX} WHERE lead_search MATCH ?) AND leads.email = ?`,
    `email : ${quoted(email)}`,
    email,
  ],
};

export const postgresDialect: Dialect = {
  leadColumns: leadColumns(
    (pairs) => `coalesce(json_agg(json_build_object(${pairs}) ORDER BY channel), '[]')::text`,
  ),
  searchColumn: (fields) => ['search', "to_tsvector('simple', ?)", searchedWords(fields).join(' ')],
  search: (text) => ({
    tables: 'leads',
    condition: [
      "search @@ to_tsquery('simple', ?)",
      searchWords(text)
        .map((word) => `${word}:*`)
        .join(' & '),
    ],
    position: 'leads.id',
    cursor: '?',
  }),
  sourceJson: 'CAST(source AS json)',
  sameAddress: (email) => ['lower(email) = lower(?)', email],
};
