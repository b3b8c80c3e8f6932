import type { Lead, LeadKind } from '../src/features/lead-forms/schemas.ts';

/** Times are milliseconds since 1970. */

/** `confirmation` asks a newsletter subscriber to confirm the address. */
export const CHANNELS = ['mail', 'webhook', 'confirmation'] as const;
export type Channel = (typeof CHANNELS)[number];
/** `held`: the lead is quarantined, or the channel is not set up. `dead-letter`: given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead-letter', 'held'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** `proof`: by earlier versions. `repeated`: one text from many senders. `marked`: by a person. */
export const SPAM_REASONS = [
  'honeypot',
  'speed',
  'proof',
  'links',
  'repeated',
  'many',
  'marked',
] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** `lastError`: why the last try failed or nothing had to be sent. */
export type Delivery = {
  channel: Channel;
  state: DeliveryState;
  attempts: number;
  doneAt: number | null;
  lastError: string | null;
};

export type LeadSource = {
  page: string;
  referrer: string;
  utm: { source?: string; medium?: string; campaign?: string };
};

export type NewLead = Lead & {
  id: string;
  key: string | null;
  receivedAt: number;
  spam: SpamReason | null;
  channels: Channel[];
  source?: LeadSource | undefined;
};

/** `version` grows by one at each change by a person. */
export type StoredLead = Lead & {
  id: string;
  receivedAt: number;
  spam: SpamReason | null;
  deliveries: Delivery[];
  status: LeadStatus;
  assignee: string | null;
  nextStep: NextStep | null;
  version: number;
  source: LeadSource | null;
};

/** `on`: a day such as `2026-11-30`, in UTC. */
export type NextStep = { text: string; on: string };

export const LEAD_STATUSES = ['new', 'in-progress', 'answered', 'closed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** `cursor`: `next` of the page before. */
export type LeadQuery = {
  q?: string;
  /** `inquiries`: every form but the newsletter. */
  form?: LeadKind | 'inquiries';
  /** `open`: new or in progress. */
  status?: LeadStatus | 'open';
  /** `waiting`: a delivery is pending or given up; `delivered`: none is. */
  delivery?: 'waiting' | 'delivered';
  /** Quarantined leads instead of the others. */
  spam?: 'only' | 'any';
  /** An account's address, or `none`. */
  assignee?: string;
  /** When the next step is due, today being UTC's; closed leads are left out. */
  due?: 'today' | 'overdue';
  /** Days such as `2026-11-22`, both included, in UTC. */
  from?: string;
  to?: string;
  cursor?: string;
};

export type HistoryEntry = { at: number; by: string; text: string };
export type Note = HistoryEntry & { id: string };

/** `editor` changes leads; `owner` also exports, erases, and manages accounts. */
export const ROLES = ['reader', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
/** `undecided`: the account has not been asked yet. */
export type Digest = 'undecided' | (typeof DIGESTS)[number];

export type AuditEntry = { id: string; at: number; by: string; what: string };
