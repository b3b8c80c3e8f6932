import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { csvLine } from '../../src/csv.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import { allLeads, type StoredLead } from '../store/store.ts';
import { chooseFormat, UsageError } from './arguments.ts';
import { refuseNpmsLines } from './output.ts';
import { toRecord } from './record.ts';
import type { Command } from './run.ts';

/** Every field of every form, each once, the contact form's order first. */
const FIELD_NAMES = [...new Set([formFields.contact, formFields.signUp, formFields.newsletter].flatMap((fields) => Object.keys(fields)))];
const PROGRESS_EVERY = 1000;

/** By it Excel knows that a file is UTF-8; other programs take it for part of the first name. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes leads with all their fields, as CSV or as one JSON object per line, into a new file or to standard output. */
export const exportLeads: Command = async ({ store, args: { filter, format, out: name, byteOrderMark, subject }, output }) => {
  const csv = chooseFormat(format, ['csv', 'jsonl']) === 'csv';
  if (subject !== undefined) throw new UsageError(`A file is named by --out: export --out ${subject}.`);
  if (name === undefined) refuseNpmsLines(output, 'export --out leads.csv');
  const file = name === undefined ? undefined : createWriteStream(resolve(name), { flags: 'wx', mode: 0o600 });
  const out = file === undefined ? output.write : (text: string) => finished((done) => file.write(text, done));
  if (file !== undefined) await once(file, 'open').catch((error: NodeJS.ErrnoException) => refuseFile(String(name), error));

  if (csv) await out((byteOrderMark ? BYTE_ORDER_MARK : '') + csvLine(['id', 'receivedAt', 'kind', 'spam', ...FIELD_NAMES]));
  let count = 0;
  for await (const lead of allLeads(store, filter, (id) => output.report(`Lead ${id} cannot be read and is left out.`))) {
    await out(csv ? csvLine(cells(lead)) : `${JSON.stringify(toRecord(lead))}\n`);
    count += 1;
    if (count % PROGRESS_EVERY === 0) output.progress(`${count} leads …`);
  }
  if (file !== undefined) await finished((done) => file.end(done));
  output.report(`Exported ${count === 1 ? '1 lead' : `${count} leads`}${name === undefined ? '' : ` to ${name}`}.`);
  return true;
};

function refuseFile(name: string, { code, message }: NodeJS.ErrnoException): never {
  throw new Error(code === 'EEXIST' ? `${name} exists already: name another file, or remove it.` : `${name} cannot be written: ${message}.`);
}

const finished = (work: (done: (error?: Error | null) => void) => void) => new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

function cells({ id, receivedAt, kind, spam, fields }: StoredLead): string[] {
  const values: Record<string, string> = fields;
  return [id, new Date(receivedAt).toISOString(), kind, spam ?? '', ...FIELD_NAMES.map((name) => values[name] ?? '')];
}
