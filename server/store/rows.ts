import type { Lead } from '../../src/features/lead-forms/schemas.ts';
import type { Claim, Delivery, SpamReason, StoredLead } from './store.ts';

/** A lead as both databases return it: `fields` and `deliveries` are JSON text, numbers may come as text. */
export type LeadRow = { id: string; kind: string; fields: string; spam: string | null; received_at: number | string; deliveries: string };
export type ClaimRow = LeadRow & { attempts: number; first_tried_at: number | string | null };

type DeliveryJson = { channel: string; state: string; attempts: number; done_at: number | null; last_error: string | null };

export function toStoredLead(row: LeadRow): StoredLead {
  // What these columns hold was checked when it was stored.
  const lead = { kind: row.kind, fields: JSON.parse(row.fields) } as Lead;
  const deliveries = (JSON.parse(row.deliveries) as DeliveryJson[]).map(
    ({ done_at, last_error, ...delivery }) => ({ ...delivery, doneAt: done_at, lastError: last_error }) as Delivery,
  );
  return { ...lead, id: row.id, receivedAt: Number(row.received_at), spam: row.spam as SpamReason | null, deliveries };
}

export function toClaim(row: ClaimRow): Claim {
  return { lead: toStoredLead(row), attempts: row.attempts, firstTriedAt: row.first_tried_at === null ? null : Number(row.first_tried_at) };
}
