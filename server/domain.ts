import type { InferOutput } from 'valibot';
import type { Lead } from '../src/features/lead-forms/schemas.ts';
import type * as s from './schemas.ts';

/** `confirmation` asks a newsletter subscriber to confirm the email address. */
export const CHANNELS = ['mail', 'webhook', 'confirmation'] as const;
export type Channel = (typeof CHANNELS)[number];
/** `held`: the lead is quarantined, or the channel is not set up. `dead-letter`: given up. */
export const DELIVERY_STATES = ['pending', 'delivered', 'dead-letter', 'held'] as const;
/**
 * `repeated`: 3 senders sent the same text. `many`: a sender sent more leads in an hour than the
 * setting ADDRESS_LIMIT allows. `marked`: by hand. `proof`: old leads that failed a former check.
 */
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

export type Delivery = InferOutput<typeof s.delivery>;
export type LeadSource = InferOutput<typeof s.leadSource>;

export type StoredLead = Lead &
  InferOutput<typeof s.triage> & {
    receivedAt: number;
    deliveries: Delivery[];
    source: LeadSource | null;
  };

export type NewLead = Lead &
  Pick<StoredLead, 'id' | 'spam'> & {
    /** Default: the current time by the store's clock. */
    receivedAt?: number;
    /** Idempotency key: equal for resends. */
    key: string | null;
    channels: Channel[];
    source?: LeadSource;
  };

export type DatedLead = NewLead & { receivedAt: number };

/** The keys of `leadSchemas`, whose import would load the form rules into the store's thread. */
export const FORMS = ['signUp', 'contact', 'newsletter'] as const;

export const LEAD_STATUSES = ['new', 'in-progress', 'answered', 'closed'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Limits bulk changes, because SQLite stores no new lead until a bulk change ends. */
export const MAX_CHANGED_LEADS = 200;

export type NextStep = InferOutput<typeof s.nextStep>;
export type LeadPatch = InferOutput<typeof s.leadPatch>;
export type LeadQuery = InferOutput<typeof s.leadQuery>;
export type HistoryEntry = InferOutput<typeof s.historyEntry>;
export type Note = InferOutput<typeof s.note>;

/** `editor` changes leads; `owner` also exports, erases and administers. */
export const ROLES = ['reader', 'editor', 'owner'] as const;
export type Role = (typeof ROLES)[number];
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
/** `undecided`: the inbox offers a digest. */
export type Digest = 'undecided' | (typeof DIGESTS)[number];

export type AuditEntry = InferOutput<typeof s.auditEntry>;

export const EMAIL_ADDRESS = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/;
