import type { Lead, LeadKind } from '../../src/features/lead-forms/schemas.ts';

/** A way a lead reaches the owner. */
export type Channel = 'mail' | 'webhook';
/** `held`: the lead is quarantined; `parked`: given up after 72 hours, waiting for `leads retry`. */
export type DeliveryState = 'pending' | 'delivered' | 'parked' | 'held';
export type SpamReason = 'trap' | 'speed';

export type Delivery = { channel: Channel; state: DeliveryState; attempts: number; doneAt: number | null; lastError: string | null };

/** A lead to be stored. Times are milliseconds since 1970. */
export type NewLead = Lead & {
  id: string;
  /** The sender's idempotency key; a second lead with the same one is not stored. */
  key: string | null;
  receivedAt: number;
  spam: SpamReason | null;
  /** The ways it is to reach the owner. */
  channels: Channel[];
};

export type StoredLead = Lead & { id: string; receivedAt: number; spam: SpamReason | null; deliveries: Delivery[] };

/** A lead that this desk alone may deliver until its lease ends. */
export type Claim = { lead: StoredLead; attempts: number; firstTriedAt: number | null };

export type DeliveryOutcome = { state: 'delivered'; at: number } | { state: 'pending' | 'parked'; at: number; dueAt: number; error: string };

export type LeadFilter = {
  /** Received at or after this time. */
  since?: number | undefined;
  kind?: LeadKind | undefined;
  /** Only leads that some channel, or no channel at all, has told the owner of. */
  undelivered?: boolean | undefined;
  /** Quarantined leads instead of the others; `any` is both. */
  spam?: boolean | 'any' | undefined;
};

export type StoreCounts = { leads: number; quarantined: number; pending: number; parked: number; erased: number };

/**
 * Where leads are kept. Every method rejects with a StoreUnavailable when the store cannot do its work now;
 * the store then recovers by itself as soon as the cause is gone.
 */
export type LeadStore = {
  /** Where the leads are, without a password. */
  readonly place: string;
  /** Opens the store and applies migrations, unless both are done. @throws NewerStoreError for good. */
  open: () => Promise<void>;
  /** Stores a lead durably: when this resolves it is on disk. Leads that arrive together share one commit. */
  add: (lead: NewLead) => Promise<'stored' | 'repeated'>;
  /** Proves that the store can write. */
  check: () => Promise<void>;
  /** Makes leads that nobody has been told of due on channels configured since. @returns how many. */
  enrol: (channels: Channel[], now: number) => Promise<number>;
  /** Takes due deliveries of a channel for `leaseMs`; no other desk gets them meanwhile. */
  claim: (channel: Channel, options: { now: number; leaseMs: number; limit: number }) => Promise<Claim[]>;
  /** Notes how a claimed delivery ended. */
  settle: (leadId: string, channel: Channel, outcome: DeliveryOutcome) => Promise<void>;
  /** One page of leads in the order they came. @param after the id of the last lead of the page before. */
  page: (filter: LeadFilter, after: string | undefined, limit: number) => Promise<StoredLead[]>;
  get: (id: string) => Promise<StoredLead | undefined>;
  /** Makes pending and parked deliveries due now; with an id, also releases that lead from quarantine. @returns how many. */
  retry: (now: number, id?: string) => Promise<number>;
  /** Erases every lead of an address (letter case aside) and notes only how many. @returns how many. */
  forget: (email: string, now: number) => Promise<number>;
  /** Erases leads received before a time. @returns how many. */
  purge: (before: number) => Promise<number>;
  counts: () => Promise<StoreCounts>;
  /** Copies everything, consistently, while desks go on. @param onProgress is handed the share done, 0 to 1. */
  backup: (file: string, onProgress: (share: number) => void) => Promise<void>;
  close: () => Promise<void>;
};

/** The store cannot be reached or written to at the moment. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'the store is not available', { cause });
    this.name = 'StoreUnavailable';
  }
}

/** The database was written by a newer version of the desk. */
export class NewerStoreError extends Error {
  constructor(place: string, found: number, known: number) {
    super(`${place} is at version ${found}, this program knows versions up to ${known}: start a newer program.`);
    this.name = 'NewerStoreError';
  }
}

const PAGE_SIZE = 500;

/** All leads that pass a filter, in the order they came, without holding them all in memory. */
export async function* allLeads(store: LeadStore, filter: LeadFilter): AsyncGenerator<StoredLead> {
  let after: string | undefined;
  while (true) {
    const page = await store.page(filter, after, PAGE_SIZE);
    yield* page;
    if (page.length < PAGE_SIZE) return;
    after = page.at(-1)?.id;
  }
}
