import { csvLine } from '../../src/csv.ts';
import { formFields } from '../../src/features/lead-forms/fields.ts';
import type { InboxLead, InboxStore } from '../store/inbox-store.ts';
import type { ExportRequest } from './api.ts';

/** Every field of every form, each once, the contact form's order first. */
const FIELD_NAMES = [...new Set([formFields.contact, formFields.signUp, formFields.newsletter].flatMap((fields) => Object.keys(fields)))];
const COLUMNS = ['id', 'receivedAt', 'form', 'status', 'assignee', 'spam', ...FIELD_NAMES, 'page', 'referrer', 'utmSource', 'utmMedium', 'utmCampaign'];
const AT_ONCE = 500;
/** By it a spreadsheet knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cells({ id, receivedAt, kind, status, assignee, spam, fields, source }: InboxLead): string[] {
  const values: Record<string, string> = fields;
  const { source: utmSource = '', medium = '', campaign = '' } = source?.utm ?? {};
  const own = [id, new Date(receivedAt).toISOString(), kind, status, assignee ?? '', spam ?? ''];
  return [...own, ...FIELD_NAMES.map((name) => values[name] ?? ''), source?.page ?? '', source?.referrer ?? '', utmSource, medium, campaign];
}

const toRecord = ({ id, receivedAt, kind, status, assignee, spam, fields, source }: InboxLead) => ({
  id,
  receivedAt: new Date(receivedAt).toISOString(),
  form: kind,
  status,
  assignee,
  spam,
  fields,
  source,
});

async function* chosen(store: InboxStore, { ids, query = {} }: ExportRequest): AsyncGenerator<InboxLead> {
  if (ids !== undefined) return yield* await store.leadsById(ids);
  let { cursor } = query;
  do {
    const page = await store.leads({ ...query, cursor }, AT_ONCE);
    yield* page.leads;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** The chosen leads as a file, a lead at a time. */
export async function* exportFile(store: InboxStore, request: ExportRequest): AsyncGenerator<string> {
  const csv = request.format === 'csv';
  yield csv ? BYTE_ORDER_MARK + csvLine(COLUMNS) : '[';
  let separator = '\n';
  for await (const lead of chosen(store, request)) {
    yield csv ? csvLine(cells(lead)) : separator + JSON.stringify(toRecord(lead));
    separator = ',\n';
  }
  if (!csv) yield '\n]\n';
}
