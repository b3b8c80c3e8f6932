import { csvLine } from '../../src/csv.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import { allLeads, type StoredLead } from '../store/store.ts';
import { chooseFormat } from './arguments.ts';
import { toRecord } from './record.ts';
import type { Command } from './run.ts';

/** Every field of every form, each once, the contact form's order first. */
const FIELD_NAMES = [...new Set([formFields.contact, formFields.signUp, formFields.newsletter].flatMap((fields) => Object.keys(fields)))];
const PROGRESS_EVERY = 1000;

/** Writes leads with all their fields, as CSV or as one JSON object per line. */
export const exportLeads: Command = async (store, { filter, format }, output) => {
  const csv = chooseFormat(format, ['csv', 'jsonl']) === 'csv';
  if (csv) await output.write(csvLine(['id', 'receivedAt', 'kind', 'spam', ...FIELD_NAMES]));
  let count = 0;
  for await (const lead of allLeads(store, filter)) {
    await output.write(csv ? csvLine(cells(lead)) : `${JSON.stringify(toRecord(lead))}\n`);
    count += 1;
    if (count % PROGRESS_EVERY === 0) output.progress(`${count} leads …`);
  }
  output.report(`Exported ${count} leads.`);
  return true;
};

function cells({ id, receivedAt, kind, spam, fields }: StoredLead): string[] {
  const values: Record<string, string> = fields;
  return [id, new Date(receivedAt).toISOString(), kind, spam ?? '', ...FIELD_NAMES.map((name) => values[name] ?? '')];
}
