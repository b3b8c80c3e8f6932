import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import { BYTE_ORDER_MARK } from '../lead-record.ts';
import { pluralize } from '../pluralize.ts';
import * as s from '../schemas.ts';
import type { LeadRows, Row } from '../store/import.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { isUuid } from '../store/uuid.ts';
import { readFileType } from './backup.ts';
import { defineCommand } from './command.ts';

const BATCH_SIZE = 200;
/** The apostrophe that exports put before formulas. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20])/;

const textSchema = v.pipe(v.string(), v.excludes('\0'));
const timeSchema = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);
const recordSchema = v.object({
  id: v.pipe(v.string(), v.check(isUuid)),
  form: s.form,
  receivedAt: timeSchema,
  status: s.status,
  assignee: orNull(textSchema),
  spam: orNull(textSchema),
  fields: v.objectWithRest({ email: v.pipe(textSchema, v.includes('@')) }, textSchema),
  source: orNull(v.looseObject({ page: textSchema })),
  nextStep: v.nullish(s.nextStep),
  deliveries: v.array(
    v.object({ ...s.delivery.entries, doneAt: orNull(timeSchema), lastError: orNull(textSchema) }),
  ),
});

/** Returns the rows, or the names of invalid fields. */
function toRows(record: unknown): LeadRows | string {
  const parsed = v.safeParse(recordSchema, record);
  if (!parsed.success)
    return [
      ...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'not a complete record')),
    ].join(', ');
  const { id, receivedAt, form, fields, source, nextStep, deliveries, ...rest } = parsed.output;
  return {
    lead: {
      ...rest,
      id,
      kind: form,
      email: fields.email,
      fields: JSON.stringify(fields),
      source: source && JSON.stringify(source),
      received_at: receivedAt,
      ...(nextStep && { next_step: nextStep.text, next_at: Date.parse(nextStep.on) }),
    },
    deliveries: deliveries.map((delivery) => ({ ...delivery, leadId: id, dueAt: receivedAt })),
    notes: [],
    history: [],
  };
}

/** Matches a CSV header with a column `id`, but no line of JSON. */
const CSV_HEADER = /^(?:[^{\n]*,)?"?id"?(?:,|\r?\n)/;

/** Parses CSV or lines of JSON. Yields undefined for an invalid record. */
function* parseRecords(text: string) {
  if (!CSV_HEADER.test(text)) {
    for (const line of text.split('\n')) if (line.trim() !== '') yield parseJson(line);
    return;
  }
  const [columns = [], ...rows] = parseCsv(`${text}\n`);
  // The header has a syntax error.
  if (columns.length === 0) yield undefined;
  for (const cells of rows)
    yield cells.length === columns.length ? fromCsvRow(columns, cells) : undefined;
}

/**
 * Yields the cells of each row, or `[]` for a row with a syntax error. Skips empty lines. `csv`
 * ends with a line break.
 */
function* parseCsv(csv: string) {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/y;
  let cells: string[] = [];
  for (let start = 0; start < csv.length; ) {
    cell.lastIndex = start;
    const [match, quoted, unquoted = '', end] = cell.exec(csv) ?? [];
    start = match === undefined ? csv.indexOf('\n', start) + 1 : cell.lastIndex;
    cells.push((quoted?.replaceAll('""', '"') ?? unquoted).replace(ESCAPED_FORMULA, ''));
    if (end === ',') continue;
    if (match === undefined) yield [];
    else if (cells.join('') !== '') yield cells;
    cells = [];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromCsvRow(columns: string[], cells: string[]) {
  const filled = columns.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []));
  const row: Record<string, string | undefined> = Object.fromEntries(filled);
  const fieldNames = v.is(s.form, row['form']) ? Object.keys(formFields[row['form']]) : [];
  const { page, referrer = '', utmSource, utmMedium, utmCampaign, nextStep, nextStepOn } = row;
  const utm = { source: utmSource, medium: utmMedium, campaign: utmCampaign };
  return {
    ...row,
    fields: Object.fromEntries(filled.filter(([name = '']) => fieldNames.includes(name))),
    source: page && { page, referrer, utm },
    nextStep: nextStep && { text: nextStep, on: nextStepOn },
    // Delivered, so that `backfill` does not send these old leads.
    deliveries: [
      { channel: 'mail', state: 'delivered', attempts: 0, lastError: 'Imported from CSV.' },
    ],
  };
}

function* readLeads(db: DatabaseSync) {
  const rowsOf = (table: string, id: Row[string] = null) =>
    db.prepare(`SELECT * FROM ${table} WHERE lead_id = ?`).all(id) as Row[];
  const leads = db.prepare('SELECT * FROM leads ORDER BY id').iterate() as Iterable<Row>;
  // `marked` (for erasure by age) and `claimed_until` apply only to the source database.
  for (const { marked: _, ...lead } of leads) {
    const { id } = lead;
    const deliveries = rowsOf('deliveries', id).map((row) => ({ ...row, claimed_until: 0 }));
    yield { lead, deliveries, notes: rowsOf('notes', id), history: rowsOf('history', id) };
  }
}

export const importLeads = defineCommand(
  ['the name of a file'],
  {},
  async ({ store, output, args: [name = ''] }) => {
    const file = resolve(name);
    const type = readFileType(file);
    if (type === 'dump')
      throw new Error(
        `${file} is a PostgreSQL dump: restore it into an empty database, then import an export of that database.`,
      );
    const counts = { new: 0, known: 0, refused: 0 };
    const refuse = (reason: string) => {
      counts.refused += 1;
      output.report(`Refused: ${reason}.`);
    };
    let batch: LeadRows[] = [];
    const storeBatch = async () => {
      const results = await store.importLeads(batch);
      for (const [index, result] of results.entries())
        if (result === 'erased') refuse(`lead ${batch[index]?.lead['id']}, which was erased here`);
        else counts[result] += 1;
      batch = [];
    };
    const add = async (rows: LeadRows) => {
      batch.push(rows);
      if (batch.length === BATCH_SIZE) await storeBatch();
    };
    if (type === 'sqlite') {
      const folder = mkdtempSync(join(tmpdir(), 'leads-import-'));
      try {
        // `restore` migrates the copy if an older version wrote the file.
        const copy = sqliteStore(join(folder, 'leads.db'));
        await copy.restore(file);
        await copy.close();
        const db = new DatabaseSync(copy.location, { readOnly: true });
        const importTable = (table: 'secrets' | 'subscriptions' | 'erased_keys') =>
          store.importTable(table, db.prepare(`SELECT * FROM ${table}`).all() as Row[]);
        await importTable('secrets');
        for (const rows of readLeads(db)) await add(rows);
        await storeBatch();
        await importTable('subscriptions');
        await importTable('erased_keys');
        db.close();
      } finally {
        rmSync(folder, { recursive: true });
      }
    } else {
      const text = readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '');
      const records = text.startsWith('[') ? parseJson(text) : [...parseRecords(text)];
      if (!Array.isArray(records))
        throw new Error(`Nothing is imported: ${file} is not valid JSON.`);
      for (const [index, record] of records.entries()) {
        const rows = toRows(record);
        if (typeof rows === 'string') refuse(`record ${index + 1} is invalid (${rows})`);
        else await add(rows);
      }
      await storeBatch();
    }
    output.report(
      `Imported ${file} into ${store.location}: ${pluralize(counts.new, 'new lead')}, ${counts.known} already stored, ${counts.refused} refused. Accounts and API tokens are not imported.`,
    );
    return counts.refused === 0;
  },
);
