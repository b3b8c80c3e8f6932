import type { Condition, Parameter } from './statements.ts';

export type Dialect = {
  leadColumns: string;
  /** The search column of a new lead. Undefined if the lead is indexed after its commit. */
  searchColumn: (
    fields: Record<string, string>,
  ) => [column: string, sql: string, ...Parameter[]] | undefined;
  /**
   * The next page has the rows whose `sortColumn` is less than the pagination cursor.
   * `cursorParameter`: the SQL placeholder of the cursor.
   */
  search: (text: string) => {
    tables: string;
    condition: Condition;
    sortColumn: string;
    cursorParameter: string;
  };
  sourceAsJson: string;
  /** In SQLite, finds a new lead only once it is indexed, usually within seconds. */
  emailCondition: (email: string) => Condition;
};

const leadColumns = (arrayOf: (pairs: string) => string) =>
  `leads.id, kind AS form, CAST(fields AS text) AS fields, spam, received_at, status,
  assignee, next_step, next_at, version, source, (SELECT ${arrayOf("'channel', channel, 'state', state, 'attempts', attempts, 'doneAt', done_at, 'lastError', last_error")}
    FROM deliveries WHERE lead_id = leads.id) AS deliveries`;

const MAX_PREFIXES = 8;

const tokenize = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const searchPrefixes = (text: string) => tokenize(text).slice(0, MAX_PREFIXES);

const indexedWords = ({ name = '', companyName = '', email = '', descriptionmsg = '' }) =>
  tokenize([name, companyName, email, descriptionmsg].join(' '));

/** Must match the same leads as `search` of each dialect. */
export function matchesSearch(fields: Record<string, string>, search: string) {
  const prefixes = searchPrefixes(search);
  const words = indexedWords(fields);
  return (
    // Unlike an empty search, `!?` finds nothing.
    (prefixes.length > 0 || search.trim() === '') &&
    prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
  );
}

const INDEX_JOIN =
  'lead_search CROSS JOIN lead_search_rows ON lead_search_rows.n = lead_search.rowid';
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const sqliteDialect: Dialect = {
  leadColumns: leadColumns((pairs) => `json_group_array(json_object(${pairs}))`),
  searchColumn: () => undefined,
  // CROSS JOIN reads the index first, in order of insertion, which avoids a sort.
  search: (text) => ({
    tables: `${INDEX_JOIN} CROSS JOIN leads ON leads.id = lead_id`,
    condition: [
      'lead_search MATCH ?',
      // An empty phrase matches no lead.
      searchPrefixes(text)
        .map((prefix) => `${quote(prefix)}*`)
        .join(' ') || '""',
    ],
    sortColumn: 'lead_search.rowid',
    cursorParameter: 'CAST(? AS INTEGER)',
  }),
  sourceAsJson: 'source',
  // Uses the search index, because an index on the email address would slow down each insert.
  emailCondition: (email) => [
    `leads.id IN (SELECT lead_id FROM ${INDEX_JOIN} WHERE lead_search MATCH ?) AND leads.email = ?`,
    `email : ${quote(email)}`,
    email,
  ],
};

export const postgresDialect: Dialect = {
  leadColumns: leadColumns(
    (pairs) => `coalesce(json_agg(json_build_object(${pairs}) ORDER BY channel), '[]')::text`,
  ),
  searchColumn: (fields) => ['search', "to_tsvector('simple', ?)", indexedWords(fields).join(' ')],
  search: (text) => ({
    tables: 'leads',
    condition: [
      "search @@ to_tsquery('simple', ?)",
      searchPrefixes(text)
        .map((prefix) => `${prefix}:*`)
        .join(' & '),
    ],
    sortColumn: 'leads.id',
    cursorParameter: '?',
  }),
  sourceAsJson: 'CAST(source AS json)',
  emailCondition: (email) => ['lower(email) = lower(?)', email],
};
