import type { Lead, LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { LeadSource } from '../inbox/api.ts';
import type { InboxStore } from './inbox-store.ts';
import type { NewsletterStore } from './newsletter.ts';
import type { SharedStore } from './shared.ts';

/** A way a lead reaches the owner; `confirmation`: the mail that asks the address of a newsletter sign-up to confirm it. */
export type Channel = 'mail' | 'webhook' | 'confirmation';
/** `held`: the lead is quarantined; `dead-letter`: given up after 72 hours, waiting for `leads retry`. */
export type DeliveryState = 'pending' | 'delivered' | 'dead-letter' | 'held';
/** `proof`: without the work that the site asks of browsers. `links`, `repeated` (one text from many senders), `many` (leads of one address): by what it says. `marked`: by a person, in the inbox. */
export type SpamReason = 'honeypot' | 'speed' | 'proof' | 'links' | 'repeated' | 'many' | 'marked';

/** `lastError`: why the last try failed; beside `delivered`, why nothing had to be sent. */
export type Delivery = { channel: Channel; state: DeliveryState; attempts: number; doneAt: number | null; lastError: string | null };

/** A lead to be stored. Times are milliseconds since 1970. */
export type NewLead = Lead & {
  id: string;
  /** The sender's idempotency key; the same lead with the same one is not stored again. */
  key: string | null;
  receivedAt: number;
  spam: SpamReason | null;
  /** The ways it is to reach the owner. */
  channels: Channel[];
  /** Where it came from, where its page said so. */
  source?: LeadSource | undefined;
};

export type StoredLead = Lead & { id: string; receivedAt: number; spam: SpamReason | null; deliveries: Delivery[] };

/** A lead that this desk alone may deliver until its lease ends. */
export type Claim = { lead: StoredLead; attempts: number; firstTriedAt: number | null };

export type DeliveryOutcome = { state: 'delivered'; at: number; notSent?: string } | { state: 'pending' | 'dead-letter'; at: number; dueAt: number; error: string };

export type LeadFilter = {
  /** Received at or after this time. */
  since?: number | undefined;
  kind?: LeadKind | undefined;
  /** Only leads that some channel, or no channel at all, has told the owner of. */
  undelivered?: boolean | undefined;
  /** Quarantined leads instead of the others; `any` is both. */
  spam?: boolean | 'any' | undefined;
};

export type LeadPage = {
  leads: StoredLead[];
  /** Ids of rows that hold no lead any program could read. */
  unreadable: string[];
  /** The id after which the next page begins; undefined at the end. */
  next: string | undefined;
};

/** `quarantinedToday`: of the last 24 hours. `oldestAt`, `newestAt`: when the first and the last lead came, null without one. */
export type StoreCounts = {
  leads: number;
  quarantined: number;
  quarantinedToday: number;
  pending: number;
  deadLetters: number;
  erased: number;
  oldestAt: number | null;
  newestAt: number | null;
};

/**
 * Times that the desk and the command line leave for each other: `backup`, the last good one; `clock`, when the desk last ran;
 * `notice`, the last mail about its own troubles; `scrub_due`, since when traces of erased leads wait to be overwritten.
 */
export type Milestone = 'backup' | 'clock' | 'notice' | 'scrub_due';

/**
 * Where leads are kept. Every method rejects with a StoreUnavailable when the store cannot do its work now;
 * the store then recovers by itself as soon as the cause is gone.
 */
export type LeadStore = {
  /** Where the leads are, without a password. */
  readonly place: string;
  /** What the lead inbox keeps beside them. */
  readonly inbox: InboxStore;
  /** What addresses of the newsletter have answered. */
  readonly newsletter: NewsletterStore;
  /** What its desks must agree on. */
  readonly shared: SharedStore;
  /** Opens the store; the desk's applies migrations. @throws VersionError, MissingStore for good. */
  open: () => Promise<void>;
  /** Stores a lead durably: when this resolves it is on disk. */
  add: (lead: NewLead) => Promise<'stored' | 'repeated'>;
  /** Proves that the store can write, in the way a lead is written. */
  check: () => Promise<void>;
  /** How many deliveries a backfill would make due. */
  countBackfill: (channels: Channel[]) => Promise<number>;
  /** Makes leads that nobody has been told of due on channels configured since. @returns how many. */
  backfill: (channels: Channel[], options: { now: number; since?: number | undefined }) => Promise<number>;
  /** Takes due deliveries of a channel for `leaseMs`; no other desk gets them meanwhile. */
  claim: (channel: Channel, options: { now: number; leaseMs: number; limit: number }) => Promise<Claim[]>;
  /** Notes how a claimed delivery ended. */
  complete: (leadId: string, channel: Channel, outcome: DeliveryOutcome) => Promise<void>;
  /** One page of leads in the order they came. @param after the id of the last lead of the page before. */
  page: (filter: LeadFilter, after: string | undefined, limit: number) => Promise<LeadPage>;
  get: (id: string) => Promise<StoredLead | undefined>;
  /** Makes pending and dead-letter deliveries due now; with an id, also releases that lead from quarantine. @returns how many. */
  retry: (now: number, id?: string) => Promise<number>;
  /**
   * Erases every lead of an address (letter case aside) and notes only how many; a browser's late resend of one is not stored again.
   * Traces stay in the files until `scrub`. @returns how many.
   */
  erase: (email: string, now: number) => Promise<number>;
  /** Erases leads received before a time, and keys of erased ones noted before another. @returns how many leads. */
  purge: (before: { leads: number; keys: number }) => Promise<number>;
  /** Overwrites what erased leads have left in the files. @throws TracesLeft while another program's reading stands in the way. */
  scrub: () => Promise<void>;
  counts: (now: number) => Promise<StoreCounts>;
  milestones: () => Promise<Partial<Record<Milestone, number>>>;
  /** Sets a milestone, unless it has been set since a time. @returns whether it was set. */
  mark: (name: Milestone, at: number, unlessSince?: number) => Promise<boolean>;
  close: () => Promise<void>;
};

/** A store as the command line has it. */
export type OwnersStore = LeadStore & {
  /** Ending of a backup's file name, with its dot. */
  readonly backupEnding: string;
  /**
   * Copies everything, consistently, while desks go on, and opens the copy to count what it holds.
   * @param onProgress is handed the share done, 0 to 1. @returns how many leads the copy holds.
   */
  backup: (file: string, onProgress: (share: number) => void) => Promise<number>;
  /** Leads of the store that a backup does not hold, and how many that one holds. @throws Error for a file that is no backup. */
  compare: (file: string) => Promise<{ missing: number; leads: number }>;
  /** Puts a backup in the place of everything the store holds, and migrates it. */
  restore: (file: string) => Promise<void>;
};

/** Longer than any pause between tries, in milliseconds: a delivery due later than this from now was written while the clock was ahead. */
export const LONGEST_WAIT_MS = 2 * 60 * 60 * 1000;

/** The store cannot be reached or written to at the moment. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** @param cause an error, or its message. */
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The database was written by a newer version of the desk, or waits for the desk to migrate it. */
export class VersionError extends Error {
  override name = 'VersionError';
}

/** There is no database where one is looked for. */
export class MissingStore extends Error {
  override name = 'MissingStore';
}

/** Leads are erased, and copies of them stay in the files while somebody reads an older state. */
export class TracesLeft extends Error {
  override name = 'TracesLeft';
}

/** Whether a program may work on a database. @param owner whether it may migrate. @throws VersionError */
export function checkVersion(place: string, { found, known, owner }: { found: number; known: number; owner: boolean }): void {
  if (found > known) throw new VersionError(`${place} is at version ${found}, this program knows versions up to ${known}: start a newer program.`);
  if (found < known && !owner) throw new VersionError(`${place} is at version ${found}, this program needs version ${known}: restart the desk, which migrates it.`);
}

const PAGE_SIZE = 500;

/** All leads that pass a filter, in the order they came, without holding them all in memory. @param onUnreadable is told the id of a row left out. */
export async function* allLeads(store: LeadStore, filter: LeadFilter, onUnreadable: (id: string) => void = () => undefined): AsyncGenerator<StoredLead> {
  let after: string | undefined;
  do {
    const { leads, unreadable, next } = await store.page(filter, after, PAGE_SIZE);
    for (const id of unreadable) onUnreadable(id);
    yield* leads;
    after = next;
  } while (after !== undefined);
}
