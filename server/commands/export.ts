import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { csvLine } from '../../src/csv.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { createLinks } from '../newsletter/links.ts';
import { allLeads, type StoredLead } from '../store/store.ts';
import { chooseFormat, UsageError } from './arguments.ts';
import { refuseNpmsLines } from './output.ts';
import { toRecord } from './record.ts';
import type { Command, Work } from './run.ts';

/** Every field of every form, each once, the contact form's order first. */
const FIELD_NAMES = [...new Set([formFields.contact, formFields.signUp, formFields.newsletter].flatMap((fields) => Object.keys(fields)))];
const PROGRESS_EVERY = 1000;

/** By it Excel knows that a file is UTF-8; other programs take it for part of the first name. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What is exported: its lines, and how many things of what kind they were. */
type Export = { lines: AsyncGenerator<string>; count: () => string };

/** Writes leads with all their fields, as CSV or as one JSON object per line, or the newsletter's addresses, into a new file or to standard output. */
export const exportLeads: Command = async (work) => {
  const { args, output } = work;
  const { out: name, subject } = args;
  const { lines, count } = args.newsletter ? newsletterExport(work) : leadExport(work);
  if (subject !== undefined) throw new UsageError(`A file is named by --out: export --out ${subject}.`);
  if (name === undefined) refuseNpmsLines(output, 'export --out leads.csv');
  const file = name === undefined ? undefined : createWriteStream(resolve(name), { flags: 'wx', mode: 0o600 });
  const out = file === undefined ? output.write : (text: string) => finished((done) => file.write(text, done));
  if (file !== undefined) await once(file, 'open').catch((error: NodeJS.ErrnoException) => refuseFile(String(name), error));

  let written = 0;
  for await (const line of lines) {
    await out((written === 0 && args.byteOrderMark && args.format !== 'jsonl' ? BYTE_ORDER_MARK : '') + line);
    written += 1;
    if (written % PROGRESS_EVERY === 0) output.progress(`${written} lines …`);
  }
  if (file !== undefined) await finished((done) => file.end(done));
  output.report(`Exported ${count()}${name === undefined ? '' : ` to ${name}`}.`);
  return true;
};

function leadExport({ store, args: { filter, format, all }, output }: Work): Export {
  if (all) throw new UsageError('--all is for export --newsletter.');
  const csv = chooseFormat(format, ['csv', 'jsonl']) === 'csv';
  let leads = 0;
  async function* lines() {
    if (csv) yield csvLine(['id', 'receivedAt', 'kind', 'spam', ...FIELD_NAMES]);
    for await (const lead of allLeads(store, filter, (id) => output.report(`Lead ${id} cannot be read and is left out.`))) {
      leads += 1;
      yield csv ? csvLine(cells(lead)) : `${JSON.stringify(toRecord(lead))}\n`;
    }
  }
  return { lines: lines(), count: () => (leads === 1 ? '1 lead' : `${leads} leads`) };
}

function newsletterExport({ store, args: { filter, format, all }, settings }: Work): Export {
  chooseFormat(format, ['csv']);
  if (Object.values(filter).some((value) => value !== undefined)) throw new UsageError('--newsletter goes with --all, --out and --bom alone.');
  const links = createLinks(store.shared, settings.inboxUrl);
  let addresses = -1;
  async function* lines() {
    for await (const line of exportSubscribers(store.newsletter, links, { doubleOptIn: settings.doubleOptIn, all })) {
      addresses += 1;
      yield line;
    }
  }
  return { lines: lines(), count: () => (addresses === 1 ? '1 address' : `${addresses} addresses`) };
}

function refuseFile(name: string, { code, message }: NodeJS.ErrnoException): never {
  throw new Error(code === 'EEXIST' ? `${name} exists already: name another file, or remove it.` : `${name} cannot be written: ${message}.`);
}

const finished = (work: (done: (error?: Error | null) => void) => void) => new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

function cells({ id, receivedAt, kind, spam, fields }: StoredLead): string[] {
  const values: Record<string, string> = fields;
  return [id, new Date(receivedAt).toISOString(), kind, spam ?? '', ...FIELD_NAMES.map((name) => values[name] ?? '')];
}
