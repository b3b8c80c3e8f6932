import { hash } from 'node:crypto';
import { FORMS, LEAD_STATUSES, type NewLead, type NextStep, type StoredLead } from '../domain.ts';
import type { Dialect } from './dialects.ts';
import { type Parameter, query } from './statements.ts';

/** `nextAt`: midnight UTC of the step's day. */
export type LeadRow = Omit<StoredLead, 'fields' | 'source' | 'deliveries' | 'nextStep'> & {
  fields: string;
  source: string | null;
  deliveries: string;
  nextStep: string | null;
  nextAt: number | null;
};

export const toNextStep = ({ nextStep, nextAt }: LeadRow): NextStep | null =>
  nextStep === null || nextAt === null
    ? null
    : { text: nextStep, on: new Date(nextAt).toISOString().slice(0, 10) };

function toStoredLead(row: LeadRow) {
  const { id, form, receivedAt, spam, status, assignee, version, source } = row;
  const fields = JSON.parse(row.fields) as { email?: unknown } | null;
  if (typeof fields?.email !== 'string' || !FORMS.includes(form)) throw new Error('unreadable');
  return {
    id,
    form,
    fields,
    receivedAt,
    spam,
    deliveries: JSON.parse(row.deliveries),
    status: LEAD_STATUSES.includes(status) ? status : 'new',
    assignee,
    nextStep: toNextStep(row),
    version,
    source: source === null ? null : JSON.parse(source),
  } as StoredLead;
}

export function toStoredLeads(rows: LeadRow[]) {
  const leads: StoredLead[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      leads.push(toStoredLead(row));
    } catch {
      unreadable.push(row.id);
    }
  }
  return { leads, unreadable };
}

export function* queryLeads(dialect: Dialect, clauses: string, ...parameters: Parameter[]) {
  const sql = `SELECT ${dialect.leadColumns} FROM leads ${clauses}`;
  return toStoredLeads(yield* query<LeadRow>(sql, ...parameters)).leads;
}

/** Equal for leads with equal form and fields, in any order. */
export const fingerprint = ({ form, fields }: Pick<NewLead, 'form' | 'fields'>) =>
  hash(
    'sha256',
    JSON.stringify([form, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]),
    'base64url',
  );

export function fingerprintOfRow({ form, fields }: Pick<LeadRow, 'form' | 'fields'>) {
  try {
    return fingerprint({ form, fields: JSON.parse(fields) });
  } catch {
    return undefined;
  }
}

/** `erased_keys` stores this hash of a lead's idempotency key, to recognize resends. */
export const keyHash = (key: string | null) => key && hash('sha256', key, 'base64');
