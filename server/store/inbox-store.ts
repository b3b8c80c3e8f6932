import type { LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { AuditPage, Digest, HistoryEntry, LeadQuery, LeadSource, LeadStatus, Note, Role } from '../inbox/api.ts';
import type { StoredLead } from './store.ts';

/** A lead with what the inbox keeps of it. */
export type InboxLead = StoredLead & { status: LeadStatus; assignee: string | null; version: number; source: LeadSource | null };
/** `others`: of the same address, newest first, at most 20. */
export type InboxDossier = { lead: InboxLead; notes: Note[]; history: HistoryEntry[]; others: InboxLead[] };
/** `next`: what to hand in for the page after; null at the end. */
export type InboxPage = { leads: InboxLead[]; next: string | null };

export type InboxWish = { status?: LeadStatus | undefined; assignee?: string | null | undefined; spam?: boolean | undefined };
export type InboxChange = InboxWish & { version: number };
export type ChangeResult = 'changed' | 'outdated' | 'missing' | 'no-such-assignee';
/** Who does something, and when. */
export type Actor = { by: string; at: number };

/** Leads of a week by form; `start`: its first moment. */
export type WeekCount = { start: number } & Record<LeadKind, number>;
/** Of so many leads whose working day is over, or that were answered, so many were answered within it. */
export type AnswerCount = { answered: number; of: number };
export type Troubles = { quarantined: number; pending: number; deadLetters: number };

/** Where a listener stands: ids sort by time, `changedAt` is of deliveries, and a store's count of erased leads grows. */
export type Cursor = { leadId: string; historyId: string; changedAt: number; erased: number };
export type Changes = { leads: InboxLead[]; erased: number };

/** `password`: encoded, null until one is set. */
export type StoredAccount = {
  email: string;
  role: Role;
  digest: Digest;
  digestAt: number;
  disabled: boolean;
  password: string | null;
  createdAt: number;
  lastSeenAt: number | null;
  /** How many. */
  passkeys: number;
};
export type AccountChanges = { role?: Role | undefined; disabled?: boolean | undefined; digest?: Digest | undefined; password?: string | null | undefined };
export type StoredSession = { id: string; tokenHash: string; email: string; createdAt: number; lastSeenAt: number; userAgent: string };
/** `publicKey`: COSE, in base64url; `counter`: the last one it has shown. */
export type StoredPasskey = {
  id: string;
  email: string;
  name: string;
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: number;
  lastUsedAt: number | null;
};
export type StoredInvitation = { email: string; purpose: 'password' | 'sign-in'; createdAt: number };

/**
 * What the lead inbox keeps: what people add to leads, their accounts, and who did what. As with the LeadStore every method rejects
 * with a StoreUnavailable when the store cannot do its work now. Addresses of accounts are in lower case.
 */
export type InboxStore = {
  /** Newest first. @param limit at most this many */
  leads: (query: LeadQuery, limit: number) => Promise<InboxPage>;
  /** How many leads a query finds, counted up to `most`. */
  countLeads: (query: LeadQuery, most: number) => Promise<number>;
  leadsById: (ids: string[]) => Promise<InboxLead[]>;
  lead: (id: string) => Promise<InboxDossier | undefined>;
  /** Changes a lead whose version is still the one named, and writes its history. */
  changeLead: (id: string, change: InboxChange, actor: Actor) => Promise<ChangeResult>;
  /**
   * The same for several, each by its own version, in one transaction.
   * @returns what became of each by its id; nothing is changed for `no-such-assignee`
   */
  changeLeads: (leads: { id: string; version: number }[], wish: InboxWish, actor: Actor) => Promise<Map<string, ChangeResult> | 'no-such-assignee'>;
  /** @returns whether there is such a lead; of the next one too. */
  addNote: (id: string, text: string, actor: Actor) => Promise<boolean>;
  /** Makes what is pending or given up due now. */
  retryLead: (id: string, actor: Actor) => Promise<boolean>;
  /** The next four are asked for one by one, so that a lead that comes meanwhile waits for one of them at most. */
  /** @param first, last the first moments of the first and the last week */
  countByWeek: (first: number, last: number) => Promise<WeekCount[]>;
  /** Of leads that ask for an answer. */
  countAnswers: (since: number, now: number) => Promise<AnswerCount>;
  /** Open leads that ask for an answer, at most five, the oldest first. */
  longestWaiting: () => Promise<InboxLead[]>;
  troubles: () => Promise<Troubles>;
  /** Leads that came or changed since, or whose delivery did, at most 100 of each, and how many were ever erased. */
  changes: (since: Cursor) => Promise<Changes>;

  hasAccounts: () => Promise<boolean>;
  accounts: () => Promise<StoredAccount[]>;
  account: (email: string) => Promise<StoredAccount | undefined>;
  /** @returns false when there is one of that address. */
  addAccount: (email: string, role: Role, at: number) => Promise<boolean>;
  /** Changes an account; disabling it ends its sessions, links and passkeys, taking its password away ends its passkeys. @returns `last-owner` where nobody would be left to manage accounts. */
  changeAccount: (email: string, changes: AccountChanges, lastOwner?: 'guarded' | 'free') => Promise<'changed' | 'missing' | 'last-owner'>;
  /** Takes the place of the account's earlier links. */
  invite: (tokenHash: string, invitation: StoredInvitation) => Promise<void>;
  invitation: (tokenHash: string) => Promise<StoredInvitation | undefined>;
  /** Uses up a link; with a password also sets it and ends the account's sessions. @returns the account's address, once. */
  acceptInvitation: (tokenHash: string, password: string | null) => Promise<string | undefined>;
  startSession: (session: StoredSession) => Promise<void>;
  /** The session of a token and its account. */
  session: (tokenHash: string) => Promise<{ session: StoredSession; account: StoredAccount } | undefined>;
  sessions: (email: string) => Promise<StoredSession[]>;
  touchSession: (tokenHash: string, at: number) => Promise<void>;
  /** @param id one session, or all of the account but `exceptId`. @returns how many. */
  endSessions: (email: string, which: { id: string } | { exceptId: string | null }) => Promise<number>;
  /** Of an account, the oldest first. */
  passkeys: (email: string) => Promise<StoredPasskey[]>;
  passkey: (id: string) => Promise<StoredPasskey | undefined>;
  /** @returns false when there is one of that id. */
  addPasskey: (passkey: StoredPasskey) => Promise<boolean>;
  /** Notes a use. @returns false when the counter has not grown, as that of a copied key does not */
  notePasskeyUse: (id: string, counter: number, at: number) => Promise<boolean>;
  /** @returns whether the account has it; `removePasskey`: its name. */
  renamePasskey: (email: string, id: string, name: string) => Promise<boolean>;
  removePasskey: (email: string, id: string) => Promise<string | undefined>;
  /** Keeps a challenge, for an account or (null) for anybody, and forgets those made before a time. */
  addChallenge: (hash: string, email: string | null, at: number, forgetBefore: number) => Promise<void>;
  /** Uses up a challenge. */
  takeChallenge: (hash: string) => Promise<{ email: string | null; createdAt: number } | undefined>;
  /** Takes on an account's digest unless it has been taken on since a time. */
  claimDigest: (email: string, at: number, unlessSince: number) => Promise<boolean>;

  audit: (what: string, actor: Actor) => Promise<void>;
  /** @param before the id of the last entry of the page before */
  auditPage: (before: string | undefined, limit: number) => Promise<AuditPage>;
  /** Forgets audit entries, sessions and links made before these times. */
  tidy: (before: { audit: number; sessions: number; invitations: number }) => Promise<void>;
};
