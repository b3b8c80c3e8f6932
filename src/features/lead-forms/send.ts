import { type LeadApiSettings, SEND_PATH, toEmailJsPayload } from './emailjs-payload.ts';
import { messages } from './messages.ts';
import type { LeadFields, LeadKind } from './schemas.ts';

/** The same lead sent twice carries the same key, so the desk keeps it once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Carries what stands in the field that people never fill (`honeypotField`), percent-encoded. */
export const HONEYPOT_HEADER = 'X-Form-Topic';
/** Carries the milliseconds a visitor took over the form. */
export const FILL_TIME_HEADER = 'X-Form-Time';
/** Carries where the visitor came from (`leadSource`). */
export const SOURCE_HEADER = 'X-Form-Source';
/** Carries the solution of a challenge, on a site that asks for a proof of work. */
export const PROOF_HEADER = 'X-Form-Proof';
/** Where a challenge is set. */
export const CHALLENGE_PATH = '/api/v1.0/email/challenge';
/** Name of the honeypot field: neutral to a bot, unknown to a browser's autofill. */
export const honeypotField = 'topic';

/** How long a send may take, in milliseconds. */
const SEND_TIMEOUT_MS = 15_000;

/** The status by which the desk says that it has read a lead and found its content invalid. */
const INVALID_CONTENT = 422;

/**
 * Why a send failed. `refused` (422): the desk judged the content invalid, and will again. All others may pass if tried again: `settings` (an id is
 * missing, nothing was sent), `network`, `timeout`, `busy` (429), `server` (5xx), and `unavailable`, any other status, by which a proxy, a limit or a
 * setting stood in the way (docs/specification-rulings.md, 15).
 */
export type SendFailure = 'settings' | 'network' | 'timeout' | 'busy' | 'server' | 'unavailable' | 'refused';

export class SendError extends Error {
  readonly failure: SendFailure;
  /** The HTTP status, when there was an answer. */
  readonly status: number | undefined;

  constructor(failure: SendFailure, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'SendError';
    this.failure = failure;
    this.status = details.status;
  }

  get worthRetrying(): boolean {
    return this.failure !== 'refused';
  }
}

/** Signals by which the API tells a bot from a person. */
type BotSignals = {
  /** What stands in the honeypot field. */
  honeypot?: string;
  /** Milliseconds from the page's activation to the send. */
  fillMs?: number;
};

/** What goes beside a lead to the own desk. */
export type SendExtras = BotSignals & {
  /** Where the visitor came from, as `leadSource` says it. */
  source?: string;
};

export type SendOptions = SendExtras & {
  /** Origin and ids; an empty origin is the page's own. */
  send: LeadApiSettings;
  /** The lead's own id, the same at every try. */
  id?: string;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
};

/** Whether the lead desk answers, here or on an origin of its own: it knows a lead's id again, which a third party does not. */
export const isOwnDesk = ({ origin, ownDesk }: LeadApiSettings): boolean => origin === '' || ownDesk === true;

/**
 * Sends a lead (specification §7). Resolves when it was taken: status 200 or the text `OK`.
 * @throws SendError at once, before anything is sent, when the user id, service id or template id is missing.
 * @returns a promise that rejects with a SendError when the send failed.
 */
export function sendLead<Kind extends LeadKind>(kind: Kind, values: LeadFields[Kind], options: SendOptions): Promise<void> {
  const { send } = options;
  if (!send.userId) throw new SendError('settings', messages.missingId.userId);
  if (!send.serviceId) throw new SendError('settings', messages.missingId.serviceId);
  if (!send.templates[kind]) throw new SendError('settings', messages.missingId.templateId);
  return post(JSON.stringify(toEmailJsPayload(kind, values, send)), options);
}

async function post(body: string, { send, timeoutMs = SEND_TIMEOUT_MS, fetch = globalThis.fetch, ...extras }: SendOptions): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let status: number;
  let text: string;
  try {
    const response = await fetch(send.origin + SEND_PATH, {
      method: 'POST',
      // A third party gets the wire body and nothing beside it.
      headers: { 'Content-Type': 'application/json', ...(isOwnDesk(send) ? ownHeaders(extras) : {}) },
      body,
      signal: timeout,
      // The send outlives the page when the visitor leaves at once.
      keepalive: true,
    });
    status = response.status;
    text = await response.text();
  } catch (cause) {
    throw timeout.aborted ? new SendError('timeout', 'The send took too long.', { cause }) : new SendError('network', 'The send did not get through.', { cause });
  }
  if (status === 200 || text === 'OK') return;
  throw new SendError(failureOf(status), `The send was answered with status ${status}.`, { status });
}

function failureOf(status: number): SendFailure {
  if (status === INVALID_CONTENT) return 'refused';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'unavailable';
}

function ownHeaders({ id, honeypot, fillMs, source }: SendExtras & { id?: string }): Record<string, string> {
  const headers: Record<string, string> = {};
  if (id !== undefined) headers[IDEMPOTENCY_HEADER] = id;
  // A header carries ASCII only, and a bot may have filled in anything at any length.
  if (honeypot) headers[HONEYPOT_HEADER] = encodeURIComponent(honeypot.slice(0, 100).toWellFormed());
  if (fillMs !== undefined) headers[FILL_TIME_HEADER] = String(Math.round(fillMs));
  if (source !== undefined) headers[SOURCE_HEADER] = source;
  return headers;
}
