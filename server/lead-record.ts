import { csvLine } from '../src/csv.ts';
import { type FieldConfig, formFields } from '../src/features/lead-forms/fields.ts';
import type { StoredLead } from './domain.ts';

/** Lets spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const CSV_COLUMNS = [
  'id',
  'receivedAt',
  'form',
  'status',
  'assignee',
  'spam',
  'nextStep',
  'nextStepOn',
  ...new Set([formFields.contact, formFields.signUp, formFields.newsletter].flatMap(Object.keys)),
  'page',
  'referrer',
  'utmSource',
  'utmMedium',
  'utmCampaign',
];

export const isoTime = (at: number) => new Date(at).toISOString();

export const labeledFields = ({ form, fields }: StoredLead) => {
  const values: Record<string, string> = fields;
  return Object.entries<FieldConfig>(formFields[form]).map(([key, { label }]) => ({
    key,
    label,
    value: values[key] ?? '',
  }));
};

/** Returns a lead as `/api/v1` and webhooks send it. */
export const toApiLead = ({ deliveries: _, form, receivedAt, ...lead }: StoredLead) => ({
  ...lead,
  kind: form,
  receivedAt: isoTime(receivedAt),
});

/** Returns a lead as exports and `leads show` write it. */
export function toRecord({ version: _, receivedAt, deliveries, ...lead }: StoredLead) {
  return {
    ...lead,
    receivedAt: isoTime(receivedAt),
    deliveries: deliveries.map(({ doneAt, ...delivery }) => ({
      ...delivery,
      doneAt: doneAt && isoTime(doneAt),
    })),
  };
}

function csvCells(lead: StoredLead) {
  const { fields, source, nextStep, deliveries: _, ...record } = toRecord(lead);
  const { page, referrer, utm } = source ?? {};
  const values: Record<string, string | null | undefined> = {
    ...record,
    ...fields,
    nextStep: nextStep?.text,
    nextStepOn: nextStep?.on,
    page,
    referrer,
    utmSource: utm?.source,
    utmMedium: utm?.medium,
    utmCampaign: utm?.campaign,
  };
  return CSV_COLUMNS.map((name) => values[name] ?? '');
}

export async function* exportChunks(
  leads: AsyncIterable<StoredLead> | StoredLead[],
  format: 'csv' | 'json' | 'jsonl',
) {
  if (format === 'csv') yield csvLine(CSV_COLUMNS);
  let separator = '[\n';
  for await (const lead of leads) {
    if (format === 'csv') yield csvLine(csvCells(lead));
    else if (format === 'jsonl') yield `${JSON.stringify(toRecord(lead))}\n`;
    else yield separator + JSON.stringify(toRecord(lead));
    separator = ',\n';
  }
  if (format === 'json') yield separator === ',\n' ? '\n]\n' : '[]\n';
}
