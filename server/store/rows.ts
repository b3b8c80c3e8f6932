import { createHash } from 'node:crypto';
import type { FormName } from '../../src/features/lead-forms/schemas.ts';
import { LEAD_STATUSES, type NewLead, type NextStep, type StoredLead } from '../domain.ts';
import type { Dialect } from './dialects.ts';

/** `nextAt`: midnight UTC of the day. */
export type NextStepRow = { nextStep: string | null; nextAt: number | null };

/** Fields, source and deliveries are JSON text. */
export type LeadRow = Omit<StoredLead, 'fields' | 'source' | 'deliveries' | 'nextStep'> &
  NextStepRow & {
    fields: string;
    source: string | null;
    deliveries: string;
  };

export const toNextStep = ({ nextStep, nextAt }: NextStepRow): NextStep | null =>
  nextStep === null || nextAt === null
    ? null
    : { text: nextStep, on: new Date(nextAt).toISOString().slice(0, 10) };

/** Not imported from the forms: their modules would load validation rules into the store's thread. */
const KINDS: Record<FormName, true> = { signUp: true, contact: true, newsletter: true };

export const selectLeads = (dialect: Dialect, rest: string) =>
  `SELECT ${dialect.leadColumns} FROM leads ${rest}`;

export function toStoredLead(row: LeadRow) {
  const { id, kind, receivedAt, spam, status, assignee, version, source } = row;
  const fields: unknown = JSON.parse(row.fields);
  const isReadable =
    typeof fields === 'object' &&
    fields !== null &&
    'email' in fields &&
    typeof fields.email === 'string' &&
    Object.hasOwn(KINDS, kind);
  if (!isReadable) throw new Error(`Lead ${id} cannot be read.`);
  return {
    id,
    kind,
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

export const readableLeads = (rows: LeadRow[]) => toStoredLeads(rows).leads;

export const fingerprint = ({ kind, fields }: Pick<NewLead, 'kind' | 'fields'>) =>
  createHash('sha256')
    .update(JSON.stringify([kind, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url');

export function fingerprintOfRow({ kind, fields }: Pick<LeadRow, 'kind' | 'fields'>) {
  try {
    return fingerprint({ kind, fields: JSON.parse(fields) });
  } catch {
    return undefined;
  }
}

/** Hash of an erased lead's key, to recognize a resend. */
export const keyHash = (key: string | null) =>
  key && createHash('sha256').update(key).digest('base64');
