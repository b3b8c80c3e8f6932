import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { LeadKind } from '../../src/features/lead-forms/schemas.ts';
import type { Delivery, SpamReason } from '../store/store.ts';

/**
 * What the lead inbox and the desk say to each other: JSON under `/inbox/api/`. Times are milliseconds since 1970.
 * A request that changes something carries the desk's own Origin. An error answers `ApiError` with its status:
 * 400 wrong input, 401 not signed in, 403 not this role's, 404, 409 changed by another meanwhile, 429 slowed, 503 no store.
 */
export const API = '/inbox/api';

export type ApiError = { message: string };

/** What an account may do: `reader` sees; `editor` also changes leads; `owner` also exports, erases and sees accounts and the audit log. */
export type Role = 'reader' | 'editor' | 'owner';
export const ROLES: readonly Role[] = ['reader', 'editor', 'owner'];
export type Digest = 'off' | 'daily' | 'weekly';

export type Account = {
  email: string;
  role: Role;
  digest: Digest;
  disabled: boolean;
  createdAt: number;
  lastSeenAt: number | null;
  hasPassword: boolean;
  passkeys: number;
};
/** `GET /session`: who is signed in, or 401. */
export type Session = { account: Account; brand: string; siteUrl: string };
/** `POST /session` signs in. Wrong and unknown answer alike (401, one message). */
export type SignIn = { email: string; password: string };
/** `GET /invitation/:token` (404 when used, expired or unknown) and `POST /invitation/:token` to set a password; the answer is a `Session`. */
export type Invitation = { email: string; role: Role };
export type SetPassword = { password: string };
/** `GET /sessions`; `DELETE /sessions/:id` revokes one, `DELETE /session` signs out. */
export type SessionEntry = { id: string; current: boolean; createdAt: number; lastSeenAt: number; userAgent: string };

/** `GET /passkeys`: one's own. `DELETE /passkeys/:id` removes one. */
export type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null };
/** `POST /passkeys/options` answers what the browser needs to make one; `password` is the account's, empty where it has none. */
export type NewPasskeyOptions = { password: string };
/** `POST /passkeys` with what the browser has made; the answer is a `Passkey`. */
export type NewPasskey = { name: string; response: RegistrationResponseJSON };
/** `PATCH /passkeys/:id`. */
export type PasskeyName = { name: string };
/** `POST /session/passkey/options` answers what the browser needs to sign in, `POST /session/passkey` signs in with what it has signed. */
export type PasskeySignIn = { response: AuthenticationResponseJSON };

export type LeadStatus = 'new' | 'in-progress' | 'answered' | 'closed';
export const LEAD_STATUSES: readonly LeadStatus[] = ['new', 'in-progress', 'answered', 'closed'];

/** `GET /leads?…`: every filter is optional; `cursor` is `next` of the page before. Newest first, at most 50 a page. */
export type LeadQuery = {
  /** Words looked for in name, company, address and message. */
  q?: string;
  form?: LeadKind;
  status?: LeadStatus;
  /** `waiting`: a delivery is pending or given up; `delivered`: none is. */
  delivery?: 'waiting' | 'delivered';
  /** Quarantined leads instead of the others. */
  spam?: 'only' | 'any';
  /** An account's address, or `none`. */
  assignee?: string;
  /** Days, `2026-11-22`, both included, in UTC. */
  from?: string;
  to?: string;
  cursor?: string;
};
export type LeadSummary = {
  id: string;
  form: LeadKind;
  receivedAt: number;
  email: string;
  /** Empty where the form does not ask. */
  name: string;
  company: string;
  /** Of the message, at most 140 characters. */
  excerpt: string;
  status: LeadStatus;
  assignee: string | null;
  spam: SpamReason | null;
  delivery: 'none' | 'pending' | 'delivered' | 'dead-letter' | 'held';
  /** Grows with every change; a change names the one it saw. */
  version: number;
};
/** `matching`: how many leads the query finds, counted up to 10,000. */
export type LeadList = { leads: LeadSummary[]; next: string | null; matching: number };

/** Where a lead came from, as its page said it: told in the Privacy Policy. */
export type LeadSource = { page: string; referrer: string; utm: { source?: string; medium?: string; campaign?: string } };
export type HistoryEntry = { at: number; by: string; text: string };
export type Note = { id: string; at: number; by: string; text: string };
/** `GET /leads/:id`. */
export type LeadDetail = {
  id: string;
  form: LeadKind;
  receivedAt: number;
  /** The form's fields in its order, with the labels the visitor saw. */
  fields: { key: string; label: string; value: string }[];
  email: string;
  spam: SpamReason | null;
  status: LeadStatus;
  assignee: string | null;
  version: number;
  source: LeadSource | null;
  /** Of a newsletter sign-up: when its address confirmed and unsubscribed. */
  newsletter?: { confirmedAt: number | null; unsubscribedAt: number | null };
  deliveries: Delivery[];
  notes: Note[];
  history: HistoryEntry[];
  /** Others of the same address, newest first. */
  others: LeadSummary[];
  /** Subject and quoted text for a reply by the reader's own mail program. */
  reply: { subject: string; body: string };
};

/** Whether a delivery has ended without a mail: a newsletter's confirmation that the address did not need. Its last error says why. */
export const wasNotSent = ({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>) => state === 'delivered' && lastError !== null;

/** `PATCH /leads/:id` (editor); 409 with the lead as it is now (`LeadDetail`) when `version` is old. The answer is a `LeadDetail`, as of the next three. */
export type LeadChange = { version: number; status?: LeadStatus; assignee?: string | null; spam?: boolean };
/** `POST /leads/change` (editor): one change of up to 200 leads, each as it was seen. */
export type LeadsChange = Omit<LeadChange, 'version'> & { leads: { id: string; version: number }[] };
/** The leads as they are now: those of `conflicts` were changed by others meanwhile and are left as they are; of `gone`, the ids, there are none. */
export type LeadsChanged = { changed: LeadSummary[]; conflicts: LeadSummary[]; gone: string[] };
/** `POST /leads/:id/notes` (editor), at most 10,000 characters. */
export type NewNote = { text: string };
// `POST /leads/:id/retry` (editor): its deliveries are tried again at once.
/** `POST /erase` (owner): erases every lead of the address. `{ erased: number }`. */
export type Erase = { email: string };
/** `POST /export` (owner): a file, `text/csv` with BOM and formulas defused, or JSON; `ids` or a query chooses. `mailing-list`: CSV of who may be sent the newsletter. */
export type ExportRequest = { format: 'csv' | 'json' | 'mailing-list'; ids?: string[]; query?: LeadQuery };
/** `GET /people`: whom a lead can be assigned to. */
export type Person = { email: string; role: Role };

/** `GET /overview`. Weeks begin on Mondays, UTC. */
export type Overview = {
  weeks: { start: number; signUp: number; contact: number; newsletter: number }[];
  /** Of the leads of the last 30 days: answered or closed within one working day (Monday to Friday), and how many of how many. */
  answeredInADay: { answered: number; of: number };
  /** Open the longest, at most five. */
  longestWaiting: LeadSummary[];
  quarantined: number;
  deadLetters: number;
  /** Deliveries that wait for their next try. */
  pending: number;
  lastBackupAt: number | null;
  /** Medians of what visitors allowed to be measured since the desk began, or null. Milliseconds, but CLS. */
  speed: { lcp: number; inp: number; cls: number; samples: number } | null;
};

// Owner: `GET /accounts` (Account[]); `POST /accounts` (NewAccount) answers `{ account, link }`; `PATCH /accounts/:email` (AccountChange); `POST /accounts/:email/reset` answers `{ link }`.
export type NewAccount = { email: string; role: Role };
export type AccountChange = { role?: Role; disabled?: boolean };
/** `PATCH /account`: the account's own settings. */
export type OwnAccountChange = { digest?: Digest; password?: { current: string; next: string } };
/** `GET /audit?cursor=` (owner): newest first. `what` is a sentence that names no erased person. */
export type AuditEntry = { id: string; at: number; by: string; what: string };
export type AuditPage = { entries: AuditEntry[]; next: string | null };

/** `GET /events`: server-sent events: `lead` (data: a LeadSummary that came or changed), `erased` (data: `{}`), and a comment every 25 s. */
export type InboxEvent = 'lead' | 'erased';
