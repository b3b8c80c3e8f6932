import * as v from 'valibot';
import {
  type AccountChange,
  type Digest,
  type Erase,
  type ExportRequest,
  LEAD_STATUSES,
  type LeadChange,
  type LeadQuery,
  type LeadsChange,
  type NewAccount,
  type NewNote,
  type NewPasskey,
  type NewPasskeyOptions,
  type OwnAccountChange,
  type PasskeyName,
  type PasskeySignIn,
  ROLES,
  type SetPassword,
  type SignIn,
} from './api.ts';
import { Failure } from './failure.ts';

const NOTE_MAX_LENGTH = 10_000;
const EXPORT_MAX_IDS = 2000;
/** So many are changed in one transaction; leads that come meanwhile wait for it. */
const CHANGE_MAX_LEADS = 200;

/** PostgreSQL takes no NUL, and nobody means one. */
const characters = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll('\0', '').toWellFormed()),
);
const text = v.pipe(characters, v.maxLength(300));
const secret = v.pipe(v.string(), v.maxLength(1000));
/** Stored in lower case, one address as accounts are found by. */
const address = v.pipe(characters, v.trim(), v.toLowerCase(), v.maxLength(200), v.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/, 'Enter one e-mail address.'));
const role = v.picklist(ROLES);
const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.check((value) => !Number.isNaN(Date.parse(`${value}T00:00:00Z`))),
);
const digest: v.GenericSchema<Digest> = v.picklist(['off', 'daily', 'weekly']);

const leadQuerySchema = v.object({
  q: v.optional(text),
  form: v.optional(v.picklist(['signUp', 'contact', 'newsletter'])),
  status: v.optional(v.picklist(LEAD_STATUSES)),
  delivery: v.optional(v.picklist(['waiting', 'delivered'])),
  spam: v.optional(v.picklist(['only', 'any'])),
  assignee: v.optional(text),
  from: v.optional(day),
  to: v.optional(day),
  cursor: v.optional(text),
}) satisfies v.GenericSchema<LeadQuery>;

const version = v.pipe(v.number(), v.integer());
const wish = { status: v.optional(v.picklist(LEAD_STATUSES)), assignee: v.optional(v.nullable(text)), spam: v.optional(v.boolean()) };
export const leadChangeSchema = v.object({ version, ...wish }) satisfies v.GenericSchema<LeadChange>;
export const leadsChangeSchema = v.object({
  leads: v.pipe(v.array(v.object({ id: text, version })), v.maxLength(CHANGE_MAX_LEADS, `Change at most ${CHANGE_MAX_LEADS} leads at a time.`)),
  ...wish,
}) satisfies v.GenericSchema<LeadsChange>;

export const noteSchema = v.object({
  text: v.pipe(characters, v.trim(), v.minLength(1, 'Write something first.'), v.maxLength(NOTE_MAX_LENGTH, 'A note has at most 10,000 characters.')),
}) satisfies v.GenericSchema<NewNote>;

export const eraseSchema = v.object({ email: v.pipe(text, v.trim(), v.minLength(3)) }) satisfies v.GenericSchema<Erase>;

export const exportSchema = v.object({
  format: v.picklist(['csv', 'json', 'mailing-list']),
  ids: v.optional(v.pipe(v.array(text), v.maxLength(EXPORT_MAX_IDS, 'Choose at most 2,000 leads, or export a whole view.'))),
  query: v.optional(leadQuerySchema),
}) satisfies v.GenericSchema<ExportRequest>;

export const signInSchema = v.object({ email: v.pipe(text, v.trim(), v.toLowerCase()), password: secret }) satisfies v.GenericSchema<SignIn>;
export const setPasswordSchema = v.object({ password: secret }) satisfies v.GenericSchema<SetPassword>;
export const ownAccountSchema = v.object({
  digest: v.optional(digest),
  password: v.optional(v.object({ current: secret, next: secret })),
}) satisfies v.GenericSchema<OwnAccountChange>;
export const newAccountSchema = v.object({ email: address, role }) satisfies v.GenericSchema<NewAccount>;
export const accountChangeSchema = v.object({ role: v.optional(role), disabled: v.optional(v.boolean()) }) satisfies v.GenericSchema<AccountChange>;

/** What a browser has made or signed, as far as its form goes: the rest is judged when the signature is. */
const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const credential = {
  id: v.pipe(base64url, v.maxLength(2000)),
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};
const passkeyName = v.pipe(characters, v.trim(), v.minLength(1, 'Give the passkey a name.'), v.maxLength(60, 'A name has at most 60 characters.'));
export const passkeyOptionsSchema = v.object({ password: secret }) satisfies v.GenericSchema<NewPasskeyOptions>;
export const passkeyNameSchema = v.object({ name: passkeyName }) satisfies v.GenericSchema<PasskeyName>;
export const newPasskeySchema = v.object({
  name: passkeyName,
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))),
    }),
  }),
}) satisfies v.GenericSchema<unknown, NewPasskey>;
export const passkeySignInSchema = v.object({
  response: v.object({
    ...credential,
    response: v.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url, userHandle: v.optional(base64url) }),
  }),
}) satisfies v.GenericSchema<unknown, PasskeySignIn>;

/** What a request holds, checked. @throws Failure 400, with the schema's own sentence where it has one */
export function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [{ message }] = result.issues;
  throw new Failure(400, message.startsWith('Invalid') ? 'The request cannot be read.' : message);
}

/** The query of an address; an empty filter is none. */
export const readQuery = (query: unknown): LeadQuery =>
  read(leadQuerySchema, Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== '')));
