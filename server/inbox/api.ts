import type { InferInput, InferOutput } from 'valibot';
import type { Delivery, LeadQuery } from '../domain.ts';
import type * as s from '../schemas.ts';

/** Marks requests sent while the user is idle. They do not count as use of the session. */
export const IDLE_HEADER = 'inbox-idle';
export const INBOX_API = '/inbox/api';
export const API_V1 = '/api/v1';

export type { Digest, LeadQuery, LeadStatus, NextStep, Note, Role } from '../domain.ts';
export { MAX_CHANGED_LEADS, ROLES } from '../domain.ts';

export type ErrorBody = { message: string };
export type Account = InferOutput<typeof s.account>;
export type AccountChange = InferInput<typeof s.accountChange>;
export type AuditPage = InferOutput<typeof s.auditPage>;
export type Counts = InferOutput<typeof s.viewCounts>;
export type CreatedToken = InferOutput<typeof s.createdToken>;
export type ClockWarning = InferOutput<typeof s.clockWarning>;
export type ExportRequest = InferInput<typeof s.exportRequest>;
export type LeadChange = InferInput<typeof s.leadChange>;
export type LeadDetail = InferOutput<typeof s.leadDetail>;
export type LeadList = InferOutput<typeof s.leadList>;
export type BulkResult = InferOutput<typeof s.bulkResult>;
export type LeadSummary = InferOutput<typeof s.leadSummary>;
export type NewAccount = InferInput<typeof s.newAccount>;
export type NewPasskey = InferInput<typeof s.newPasskey>;
export type PasskeyOptionsRequest = InferInput<typeof s.passkeyOptionsRequest>;
export type Overview = InferOutput<typeof s.overview>;
export type OwnAccountChange = InferInput<typeof s.ownAccountChange>;
export type Passkey = InferOutput<typeof s.passkey>;
export type PasskeyName = InferInput<typeof s.passkeyRename>;
export type PasskeySignIn = InferInput<typeof s.passkeySignIn>;
export type Invitee = InferOutput<typeof s.invitee>;
export type Session = InferOutput<typeof s.session>;
export type SessionEntry = InferOutput<typeof s.sessionEntry>;
export type NewToken = InferInput<typeof s.newToken>;
export type Token = InferOutput<typeof s.token>;

/** A skipped delivery is stored as delivered, with the reason in `lastError`. */
export const wasSkipped = ({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>) =>
  state === 'delivered' && lastError !== null;

/** The lists in the sidebar. `inquiries`: all forms but the newsletter. */
export const leadViews = (ownEmail: string): [name: string, query: Omit<LeadQuery, 'cursor'>][] => [
  ['All leads', {}],
  ['New', { form: 'inquiries', status: 'new' }],
  ['Mine', { status: 'open', assignee: ownEmail }],
  ['Unassigned', { form: 'inquiries', status: 'open', assignee: 'none' }],
  ['Due today', { due: 'today' }],
  ['Overdue', { due: 'overdue' }],
  ['Newsletter', { form: 'newsletter' }],
  ['Not delivered', { delivery: 'undelivered' }],
  ['Quarantine', { spam: 'only' }],
];

/** `isInView`: whether the lead matches the stream's query. */
export type StreamedLead = LeadSummary & { isInView: boolean };
/** Clients refetch counts after `batch-end`, and leads after `erased`. */
export type InboxEvent = 'lead' | 'erased' | 'batch-end';
