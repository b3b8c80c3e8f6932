import { createHash } from 'node:crypto';
import type { Lead, LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { Claim, Delivery, LeadPage, NewLead, SpamReason, StoredLead } from './store.ts';

/** A lead as both databases return it: `fields` and `deliveries` are JSON text, numbers may come as text. */
export type LeadRow = { id: string; kind: string; fields: string; spam: string | null; received_at: number | string; deliveries: string };
export type ClaimRow = LeadRow & { attempts: number; first_tried_at: number | string | null };

type DeliveryJson = { channel: string; state: string; attempts: number; done_at: number | null; last_error: string | null };

/** Written out: the forms' own modules would bring their whole rules into the store's thread. */
const KINDS: Record<LeadKind, true> = { signUp: true, contact: true, newsletter: true };

/** @throws Error for a row that holds no lead: a damaged file, or another program's writing. */
export function toStoredLead(row: LeadRow): StoredLead {
  const fields: unknown = JSON.parse(row.fields);
  const readable = typeof fields === 'object' && fields !== null && 'email' in fields && typeof fields.email === 'string' && Object.hasOwn(KINDS, row.kind);
  if (!readable) throw new Error(`Lead ${row.id} cannot be read.`);
  const deliveries = (JSON.parse(row.deliveries) as DeliveryJson[]).map(
    ({ done_at, last_error, ...delivery }) => ({ ...delivery, doneAt: done_at, lastError: last_error }) as Delivery,
  );
  return { ...({ kind: row.kind, fields } as Lead), id: row.id, receivedAt: Number(row.received_at), spam: row.spam as SpamReason | null, deliveries };
}

/** One row that cannot be read costs itself and no other. */
export function toLeadPage(rows: LeadRow[], limit: number): LeadPage {
  const leads: StoredLead[] = [];
  const unreadable: string[] = [];
  for (const row of rows) {
    try {
      leads.push(toStoredLead(row));
    } catch {
      unreadable.push(row.id);
    }
  }
  return { leads, unreadable, next: rows.length < limit ? undefined : rows.at(-1)?.id };
}

/** Claims of readable rows, and the ids of the others. */
export function toClaims(rows: ClaimRow[]): { claims: Claim[]; unreadable: string[] } {
  const { leads, unreadable } = toLeadPage(rows, Number.POSITIVE_INFINITY);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const claims = leads.map((lead) => {
    const { attempts = 0, first_tried_at = null } = rowOf.get(lead.id) ?? {};
    return { lead, attempts, firstTriedAt: first_tried_at === null ? null : Number(first_tried_at) };
  });
  return { claims, unreadable };
}

export const UNREADABLE = 'the lead cannot be read';

/** What two sends under one key must share to be one lead: its content, and whether it is quarantined. */
export function fingerprint({ kind, fields, spam }: Pick<NewLead, 'kind' | 'fields' | 'spam'>): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)), spam !== null]))
    .digest('base64url');
}

/** The same for a row. A row that cannot be read is like no lead. */
export function fingerprintOfRow({ kind, fields, spam }: Pick<LeadRow, 'kind' | 'fields' | 'spam'>): string | undefined {
  try {
    return fingerprint({ kind, fields: JSON.parse(fields), spam } as NewLead);
  } catch {
    return undefined;
  }
}

/** What is kept of an erased lead's key, so that its resend is known. */
export const keyHash = (key: string | null): string | null => key && createHash('sha256').update(key).digest('base64');
