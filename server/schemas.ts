import * as v from 'valibot';
import {
  CHANNELS,
  DELIVERY_STATES,
  DIGESTS,
  EMAIL_ADDRESS,
  FORMS,
  LEAD_STATUSES,
  MAX_CHANGED_LEADS,
  ROLES,
  SPAM_REASONS,
} from './domain.ts';

// The API of the inbox. Times are milliseconds since 1970.

const string = v.string();
/** PostgreSQL cannot store NUL or lone surrogates. */
const storable = v.pipe(
  string,
  v.transform((value) => value.replaceAll('\0', '').toWellFormed()),
);
const text = v.pipe(storable, v.maxLength(300));
const requiredText = (ifEmpty: string, max: number, ifLonger: string) =>
  v.pipe(storable, v.trim(), v.minLength(1, ifEmpty), v.maxLength(max, ifLonger));
const secret = v.pipe(string, v.maxLength(1000));
const email = v.pipe(text, v.trim(), v.toLowerCase());
export const emailAddress = v.pipe(
  email,
  v.maxLength(200),
  v.regex(EMAIL_ADDRESS, 'Enter one e-mail address.'),
);
const role = v.picklist(ROLES);
const day = v.pipe(
  string,
  v.isoDate(),
  v.check((value) => new Date(value).toJSON()?.startsWith(value) === true, 'No such day.'),
);
const integer = v.pipe(v.number(), v.integer());
const time = integer;
const timeOrNull = v.nullable(time);
const stringOrNull = v.nullable(string);
export const status = v.picklist(LEAD_STATUSES);
export const form = v.picklist(FORMS);
const spam = v.nullable(v.picklist(SPAM_REASONS));

export const byId = v.object({ id: storable });
export const byEmail = v.object({ email });

export const account = v.object({
  email: string,
  role,
  digest: v.picklist(['undecided', ...DIGESTS]),
  disabled: v.boolean(),
  createdAt: time,
  lastSeenAt: timeOrNull,
  hasPassword: v.boolean(),
  passkeys: integer,
});
export const session = v.object({
  account,
  brand: string,
  siteUrl: string,
  canMail: v.boolean(),
});
export const signIn = v.object({ email, password: secret });
export const linkToken = v.object({ token: secret });
export const newPassword = v.object({ token: secret, password: secret });
export const sessionEntry = v.object({
  id: string,
  current: v.boolean(),
  createdAt: time,
  lastSeenAt: time,
  userAgent: string,
});
export const ownAccountChange = v.object({
  digest: v.optional(v.picklist(DIGESTS)),
  password: v.optional(v.object({ current: secret, next: secret })),
});
export const newAccount = v.object({ email: emailAddress, role });
export const accountChange = v.partial(v.object({ role, disabled: v.boolean() }));
export const invitee = v.object({ email: string, role });
export const link = v.object({ link: string });
const requiredName = (noun: string) =>
  requiredText(`Give the ${noun} a name.`, 60, 'A name has at most 60 characters.');
export const newToken = v.object({ name: requiredName('token'), role });
export const passkey = v.object({
  id: string,
  name: string,
  createdAt: time,
  lastUsedAt: timeOrNull,
});
export const token = v.object({ ...passkey.entries, role, madeBy: string });
export const createdToken = v.object({ ...token.entries, secret: string });
export const auditQuery = v.object({ cursor: v.optional(text) });
export const auditEntry = v.object({ id: string, at: time, by: string, what: string });
export const auditPage = v.object({ entries: v.array(auditEntry), next: stringOrNull });

const base64url = v.pipe(string, v.regex(/^[\w-]+$/));
const credential = <Response extends v.ObjectEntries>(response: Response) =>
  v.object({
    id: v.pipe(base64url, v.maxLength(2000)),
    rawId: base64url,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.object({}), {}),
    response: v.object({ clientDataJSON: base64url, ...response }),
  });
export const passkeyOptionsRequest = v.object({ password: secret });
export const passkeyRename = v.object({ name: requiredName('passkey') });
export const newPasskey = v.object({
  name: requiredName('passkey'),
  response: credential({
    attestationObject: base64url,
    transports: v.optional(
      v.pipe(v.array(v.pipe(string, v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)),
    ),
  }),
});
export const passkeySignIn = v.object({
  response: credential({
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

export const leadQuery = v.partial(
  v.object({
    q: text,
    /** `inquiries`: every form except the newsletter. */
    form: v.picklist([...form.options, 'inquiries']),
    /** `open`: new or in progress. */
    status: v.picklist([...LEAD_STATUSES, 'open']),
    /** When the next step is due, in UTC. Excludes closed leads. */
    due: v.picklist(['today', 'overdue']),
    /** `undelivered`: a delivery is pending or given up; `delivered`: all other leads. */
    delivery: v.picklist(['undelivered', 'delivered']),
    /** `only`: quarantined leads; `any`: all leads. Default: leads that are not quarantined. */
    spam: v.picklist(['only', 'any']),
    /** An account's email address, or `none`. */
    assignee: email,
    /** Days of receipt in UTC, both inclusive. */
    from: day,
    to: day,
    cursor: text,
  }),
);

export const nextStep = v.object({
  text: requiredText('Write what is to be done.', 200, 'A next step has at most 200 characters.'),
  on: day,
});
/** `version` increases with each edit, note or retry. A change sends the version it is based on. */
export const triage = v.object({
  id: string,
  status,
  assignee: stringOrNull,
  nextStep: v.nullable(nextStep),
  spam,
  version: integer,
});
const inboxLead = { ...triage.entries, form, receivedAt: time, email: string };
export const leadSummary = v.object({
  ...inboxLead,
  name: string,
  company: string,
  excerpt: string,
  delivery: v.picklist(['none', ...DELIVERY_STATES]),
});
/** `matching`: count on all pages, up to 10,000. `sequence`: number of the last change. */
export const leadList = v.object({
  leads: v.array(leadSummary),
  next: stringOrNull,
  matching: integer,
  sequence: integer,
});
/** Numbers of leads by the name of the view. */
export const viewCounts = v.record(string, integer);
/** `after`: `sequence` of the shown list. The header Last-Event-ID takes precedence. */
export const eventsQuery = v.object({ ...leadQuery.entries, after: v.optional(string) });
export const leadSource = v.object({
  page: string,
  referrer: string,
  utm: v.partial(v.object({ source: string, medium: string, campaign: string })),
});
/** `lastError`: why the last try failed, or why nothing was sent. */
export const delivery = v.object({
  channel: v.picklist(CHANNELS),
  state: v.picklist(DELIVERY_STATES),
  attempts: integer,
  doneAt: timeOrNull,
  lastError: stringOrNull,
});
export const historyEntry = v.object({ at: time, by: string, text: string });
export const note = v.object({ id: string, ...historyEntry.entries });
export const leadDetail = v.object({
  ...inboxLead,
  fields: v.array(v.object({ key: string, label: string, value: string })),
  source: v.nullable(leadSource),
  newsletter: v.optional(v.object({ confirmedAt: timeOrNull, unsubscribedAt: timeOrNull })),
  deliveries: v.array(delivery),
  notes: v.array(note),
  history: v.array(historyEntry),
  /** Other leads of the sender. */
  others: v.array(leadSummary),
  reply: v.object({ subject: string, body: string }),
});

export const leadPatch = v.partial(
  v.object({
    status,
    assignee: v.nullable(email),
    spam: v.boolean(),
    nextStep: v.nullable(nextStep),
  }),
);
export const leadChange = v.object({ version: integer, ...leadPatch.entries });
export const bulkChange = v.object({
  leads: v.pipe(
    v.array(v.object({ id: text, version: integer })),
    v.maxLength(MAX_CHANGED_LEADS, `Change at most ${MAX_CHANGED_LEADS} leads at a time.`),
  ),
  ...leadPatch.entries,
});
/** `conflicts`: leads with a newer version, not changed. `gone`: IDs that do not exist. */
export const bulkResult = v.object({
  changed: v.array(leadSummary),
  conflicts: v.array(leadSummary),
  gone: v.array(string),
});
export const newNote = v.object({
  text: requiredText('Write something first.', 10_000, 'A note has at most 10,000 characters.'),
});
export const erasure = v.object({ email: v.pipe(text, v.trim(), v.minLength(3)) });
export const erased = v.object({ erased: integer });
export const exportRequest = v.object({
  format: v.picklist(['csv', 'json', 'mailing-list']),
  ids: v.optional(
    v.pipe(v.array(text), v.maxLength(2000, 'Choose at most 2,000 leads, or export a whole view.')),
  ),
  query: v.optional(leadQuery),
});

// Schemas of `/api/v1`, from here to `leadFeed`. Times are ISO 8601.

const isoTime = v.pipe(string, v.isoTimestamp());
const apiLead = {
  ...triage.entries,
  kind: form,
  receivedAt: isoTime,
  fields: v.record(string, string),
  source: v.nullable(leadSource),
};
export const apiLeadDetail = v.object({
  ...apiLead,
  notes: v.array(v.object({ ...note.entries, at: isoTime })),
  history: v.array(v.object({ ...historyEntry.entries, at: isoTime })),
});
export const feedQuery = v.object({ after: v.optional(text) });
export const leadEvent = v.variant('event', [
  v.object({
    event: v.picklist(['lead.created', 'lead.changed']),
    sequence: integer,
    ...apiLead,
  }),
  v.object({ event: v.literal('lead.erased'), sequence: integer, id: string }),
]);
/** `test`: sent by `npm run leads -- webhook-test`. */
export const webhookEvent = v.variant('event', [
  ...leadEvent.options,
  v.object({
    event: v.literal('test'),
    id: string,
    kind: v.literal('test'),
    receivedAt: isoTime,
    fields: v.object({}),
  }),
]);
/** The next request sends `next` as `after`. */
export const leadFeed = v.object({
  events: v.array(leadEvent),
  next: string,
  more: v.boolean(),
});

/** `question`: asks an owner to confirm today's date if the clock looks wrong. */
export const clockWarning = v.object({ question: stringOrNull });

const sourceCounts = v.array(v.object({ name: string, leads: integer }));
/** Weeks begin on Mondays, UTC. */
export const overview = v.object({
  weeks: v.array(v.object({ start: time, signUp: integer, contact: integer, newsletter: integer })),
  sources: v.object({ pages: sourceCounts, campaigns: sourceCounts }),
  /**
   * Inquiries of the last 30 days. `answered`: answered or closed within a working day. `total`:
   * also those that waited or still wait longer.
   */
  answeredWithinADay: v.object({ answered: integer, total: integer }),
  longestWaiting: v.array(leadSummary),
  quarantined: integer,
  deadLetters: integer,
  pending: integer,
  lastBackupAt: timeOrNull,
});
