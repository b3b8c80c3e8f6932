import { type LeadApiSettings, SEND_PATH, toEmailJsPayload } from './emailjs-payload.ts';
import { messages } from './messages.ts';
import type { FormName, LeadFields } from './schemas.ts';

/** Our desk stores only one of several equal leads with the same key. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The honeypot's value, cut and percent-encoded. */
export const HONEYPOT_HEADER = 'X-Form-Topic';
/** Milliseconds between opening the page and sending. */
export const FILL_TIME_HEADER = 'X-Form-Time';
/** The page, referrer and campaign, as a query string. */
export const SOURCE_HEADER = 'X-Form-Source';
/** Browsers do not autofill this name. */
export const honeypotField = 'topic';

const SEND_TIMEOUT_MS = 15_000;
const REJECTION_STATUSES = [413, 422];

/**
 * Thrown if our desk rejects the content (422) or size (413) of a lead. A retry would fail too
 * (docs/specification-rulings.md, 46).
 */
export class LeadRejectedError extends Error {}

export type LeadMetadata = {
  /** The lead's id, the same for every retry. */
  id?: string;
  honeypot?: string;
  fillMs?: number;
  source?: string;
};

/** Whether our own desk receives the leads. An empty `origin` means the page's origin. */
export const isOwnDesk = ({ origin, ownDesk }: LeadApiSettings): boolean =>
  origin === '' || ownDesk === true;

/**
 * Sends a lead (specification §7) and returns the response text.
 * @throws synchronously if an EmailJS ID is missing. The promise rejects with LeadRejectedError or,
 * if a retry may succeed, with another error.
 */
export function sendLead<Form extends FormName>(
  form: Form,
  values: LeadFields[Form],
  leadApi: LeadApiSettings,
  metadata: LeadMetadata = {},
): Promise<string> {
  if (!leadApi.userId) throw new Error(messages.missingId.userId);
  if (!leadApi.serviceId) throw new Error(messages.missingId.serviceId);
  if (!leadApi.templates[form]) throw new Error(messages.missingId.templateId);
  return post(JSON.stringify(toEmailJsPayload(form, values, leadApi)), leadApi, metadata);
}

async function post(
  body: string,
  leadApi: LeadApiSettings,
  metadata: LeadMetadata,
): Promise<string> {
  const ownDesk = isOwnDesk(leadApi);
  const response = await fetch(leadApi.origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(ownDesk && deskHeaders(metadata)) },
    body,
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    // The request continues if the visitor leaves the page.
    keepalive: true,
  });
  const text = await response.text();
  // emailjs-com 3.2.0 accepts either as success.
  if (response.status === 200 || text === 'OK') return text;
  const Failure =
    ownDesk && REJECTION_STATUSES.includes(response.status) ? LeadRejectedError : Error;
  throw new Failure(`The lead API returned status ${response.status}.`);
}

const deskHeaders = ({ id, honeypot, fillMs, source }: LeadMetadata): Record<string, string> => ({
  ...(id && { [IDEMPOTENCY_HEADER]: id }),
  // Encoded, because headers are ASCII; cut, because bots fill in long text.
  ...(honeypot && {
    [HONEYPOT_HEADER]: encodeURIComponent(honeypot.slice(0, 100).toWellFormed()),
  }),
  ...(fillMs !== undefined && { [FILL_TIME_HEADER]: String(Math.round(fillMs)) }),
  ...(source !== undefined && { [SOURCE_HEADER]: source }),
});
