import type { InferOutput } from 'valibot';
import type { FormName } from '../../src/features/lead-forms/schemas.ts';
import type { Channel, StoredLead } from '../domain.ts';
import type * as s from '../schemas.ts';
import type { leadStore } from './lead-store.ts';

/** `email`: the recipient; null for the owner (LEAD_TO). */
export type Message = { id: string; email: string | null; subject: string; text: string };
type MailQueue = 'notice' | 'digest';
/**
 * `key`: the same for all attempts. `lead`: as of change number `sequence` or later; undefined if
 * erased or unreadable.
 */
export type QueuedLeadEvent = {
  id: string;
  key: string;
  event: 'lead.created' | 'lead.changed' | 'lead.erased';
  sequence: number;
  lead?: StoredLead;
};
/**
 * Skipped if the store has a message with the same `key`. The store usually keeps messages for 30
 * days. A message with an empty `text` is never sent, and only reserves its key.
 */
export type NewMessage = Omit<Message, 'id'> & { key: string; queue: MailQueue };

export type QueueItems = Record<Exclude<Channel, 'webhook'>, StoredLead> &
  Record<MailQueue, Message> &
  Record<'webhook' | 'lead-event', QueuedLeadEvent>;
export type QueueName = keyof QueueItems;

/** `claimedUntil`: milliseconds by the database's clock; 0 if unclaimed. */
export type Lease = { id: string; queue: QueueName; claimedUntil: number };
export type Claim<Item> = { item: Item; lease: Lease; attempts: number; retryingForMs: number };

/** `pauseMs`: until the next try. `reason`: why the try failed or nothing was sent. */
export type DeliveryOutcome = {
  state: 'delivered' | 'pending' | 'dead-letter';
  pauseMs?: number;
  reason?: string;
};

export type LeadFilter = {
  since?: number;
  form?: FormName;
  /**
   * Leads that have a delivery with the state `pending` or `dead-letter`, only `held` deliveries, or
   * no delivery.
   */
  undelivered?: boolean;
  /** Whether quarantined; default: false. */
  spam?: boolean | 'any';
};

export type StoreCounts = Record<
  | 'leads'
  | 'quarantined'
  | 'newlyQuarantined'
  | 'pending'
  | 'deadLetters'
  | 'messagesPending'
  | 'failedDigests'
  | 'erased',
  number
> & { oldestLeadAt: number | null };

/**
 * `unscrubbedErasure`: the time of the latest erasure that left traces in the file. It is 0 if the
 * time is unknown, and undefined if the file contains no traces.
 */
export type MaintenanceTimeName = 'backup' | 'unscrubbedErasure';

/**
 * `clock`: the date that an owner is asked to confirm. `leads`: how many leads are marked for
 * erasure once the date is confirmed. `expected`: the last accepted date plus the uptime since
 * then.
 */
export type UnconfirmedDate = { clock: number; expected: number; leads: number };

/** Methods reject with StoreUnavailable while the database cannot be used; later calls retry. */
export type LeadStore = ReturnType<typeof leadStore> & {
  readonly location: string;
  open: () => Promise<void>;
  /** Overwrites traces of erased leads in SQLite. Due once `unscrubbedErasure` is set. */
  vacuum: () => Promise<void>;
  close: () => Promise<void>;
};

export type InboxStore = LeadStore['inbox'];

export type LeadWithHistory = NonNullable<Awaited<ReturnType<InboxStore['lead']>>>;
export type ChangeResult = 'changed' | 'outdated' | 'missing' | 'no-such-assignee';
export type ActorAndTime = { by: string; at: number };

export type StoredAccount = Omit<InferOutput<typeof s.account>, 'hasPassword'> & {
  password: string | null;
};
/** Must still be valid when the session is stored. */
export type SessionProof =
  | { verifiedPasswordHash: string }
  | { passkeyId: string }
  | { linkHash: string; newPasswordHash: string | null };
export type StoredSession = Omit<InferOutput<typeof s.sessionEntry>, 'current'> & {
  tokenHash: string;
  email: string;
};
/** `publicKey`: COSE in base64url. `counter`: the last one received. */
export type StoredPasskey = InferOutput<typeof s.passkey> & {
  email: string;
  publicKey: string;
  counter: number;
  transports: string[];
};
/** A one-time link. */
export type StoredLink = {
  email: string;
  purpose: 'password' | 'sign-in';
  createdAt: number;
};

/** A store that commands can back up and restore. */
export type FullStore = LeadStore & {
  readonly backupExtension: string;
  /** Returns the number of leads. */
  backup: (file: string) => Promise<number>;
  /** Without `force`, restores nothing if the backup lacks leads of the store (`missing`). */
  restore: (
    file: string,
    options?: { force?: boolean },
  ) => Promise<{ leads: number; missing: number }>;
};

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Needs an operator: the database is missing, empty, in use or of another version. */
export class FatalStoreError extends StoreUnavailable {
  override name = 'FatalStoreError';
}

const BUG_NAMES = ['TypeError', 'RangeError', 'SyntaxError', 'ReferenceError'];
/** Wrong data, violated constraints, wrong SQL. */
const BUG_SQLSTATES = /^(22|23|42)\w{3}$/;
/** Wrong SQL, violated constraints, wrong types, misuse, wrong parameters. */
const BUG_SQLITE_CODES = [1, 19, 20, 21, 25];

export function wrapUnlessBug(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const { name, code, errcode = 0 } = error as { name?: string; code?: string; errcode?: number };
  const isBug =
    BUG_NAMES.includes(name ?? '') ||
    BUG_SQLSTATES.test(code ?? '') ||
    BUG_SQLITE_CODES.includes(errcode & 0xff);
  return isBug ? error : new StoreUnavailable(error);
}

const PAGE_SIZE = 500;

export async function* iterateLeads(
  store: LeadStore,
  filter: LeadFilter,
  onUnreadable: (id: string) => void = () => undefined,
) {
  let after: string | undefined;
  do {
    const { leads, unreadable, next } = await store.leadPage(filter, after, PAGE_SIZE);
    unreadable.forEach(onUnreadable);
    yield* leads;
    after = next;
  } while (after !== undefined);
}
