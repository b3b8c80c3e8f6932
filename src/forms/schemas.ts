import * as v from 'valibot';
import { companySizes } from './company-sizes.ts';
import { countries } from './countries.ts';
import { messages } from './messages.ts';

// 'Letters' are letters and marks of any script, 'spaces' any space separator (a Japanese keyboard types U+3000),
// digits 0-9 (docs/decisions.md). The patterns accept empty text: whether a field may be empty is another rule.
const LETTERS_AND_SPACES = /^[\p{L}\p{M}\p{Zs}]*$/u;
const LETTERS_DIGITS_AND_WHITE_SPACE = /^[\p{L}\p{M}\p{Zs}0-9\t\n]*$/u;
const DIGITS = /^[0-9]*$/;
const SIGN_UP_EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;
const STANDARD_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
/** Control characters, line and paragraph separators: none belongs into a one-line field, and a mail header ends at one. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

/** The longest address mail servers carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const SIGN_UP_NAME_MAX_LENGTH = 100;
/** Characters of the optional message (specification §9). */
export const MESSAGE_LENGTH = { min: 30, max: 300 } as const;

/** Characters as people count them, near enough: '𠮷' is one, not two. */
const countCharacters = (text: string) => [...text].length;
// The marks let a bundler leave out the contact form's rules on pages that have none.
const atLeast = /* @__NO_SIDE_EFFECTS__ */ (count: number, message: string) => v.check((text: string) => countCharacters(text) >= count, message);
const atMost = /* @__NO_SIDE_EFFECTS__ */ (count: number, message: string) => v.check((text: string) => countCharacters(text) <= count, message);

/** One line of text without the space around it, in Unicode's composed form, so that equal names are equal text. */
const oneLine = /* @__NO_SIDE_EFFECTS__ */ (rules: { required: string; invalid: string }) =>
  v.pipe(
    v.string(rules.required),
    v.check((text) => text.trim() !== '', rules.required),
    v.check((text) => !UNPRINTABLE.test(text), rules.invalid),
    v.trim(),
    v.normalize('NFC'),
  );

const emailField = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp, rules: { required: string; invalid: string }) =>
  v.pipe(oneLine(rules), v.regex(pattern, rules.invalid), v.maxLength(EMAIL_MAX_LENGTH, rules.invalid));

// The first issue of a field is the message to show: a wrong character is reported before a wrong length (specification §5).
const contactNameField = v.pipe(
  oneLine({ required: messages.contact.tooShort, invalid: messages.contact.letters }),
  v.regex(LETTERS_AND_SPACES, messages.contact.letters),
  atLeast(3, messages.contact.tooShort),
  atMost(30, messages.contact.tooLong),
);

const isCountry = (name: string) => countries.some((country) => country.name === name);

/** The short form (specification §5): the text of each field, trimmed. */
const signUpSchema = v.strictObject({
  name: v.pipe(
    oneLine({ required: messages.signUp.nameRequired, invalid: messages.signUp.nameLetters }),
    v.regex(LETTERS_AND_SPACES, messages.signUp.nameLetters),
    atMost(SIGN_UP_NAME_MAX_LENGTH, messages.extra.nameTooLong),
  ),
  email: emailField(SIGN_UP_EMAIL, { required: messages.signUp.emailRequired, invalid: messages.signUp.emailFormat }),
});

/** The contact form (specification §5). An omitted or blank message is the empty text. */
const contactSchema = v.strictObject({
  name: contactNameField,
  companyName: contactNameField,
  jobTitle: contactNameField,
  country: v.pipe(v.string(messages.extra.countryRequired), v.check(isCountry, messages.extra.countryRequired)),
  email: emailField(STANDARD_EMAIL, { required: messages.contact.email, invalid: messages.contact.email }),
  companySize: v.picklist(companySizes, messages.extra.companySizeRequired),
  mobile: v.pipe(
    oneLine({ required: messages.contact.tenDigits, invalid: messages.contact.digits }),
    v.regex(DIGITS, messages.contact.digits),
    v.length(10, messages.contact.tenDigits),
  ),
  descriptionmsg: v.optional(
    v.pipe(
      v.string(messages.extra.messageCharacters),
      // A form posted without JavaScript ends its lines with CR LF; a line break counts once either way.
      v.transform((text) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC')),
      v.regex(LETTERS_DIGITS_AND_WHITE_SPACE, messages.extra.messageCharacters),
      v.check((text) => text === '' || countCharacters(text) >= MESSAGE_LENGTH.min, messages.contact.messageTooShort),
      atMost(MESSAGE_LENGTH.max, messages.contact.messageTooLong),
    ),
    '',
  ),
});

/** The footer's newsletter box (specification §5). */
const newsletterSchema = v.strictObject({
  email: emailField(STANDARD_EMAIL, { required: messages.newsletter.emailRequired, invalid: messages.newsletter.emailFormat }),
});

export const leadSchemas = { signUp: signUpSchema, contact: contactSchema, newsletter: newsletterSchema } as const;

type SignUp = v.InferOutput<typeof signUpSchema>;
export type Contact = v.InferOutput<typeof contactSchema>;
type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** The fields of a lead, by the form they come from. */
export type LeadFields = { signUp: SignUp; contact: Contact; newsletter: Newsletter };
export type LeadKind = keyof LeadFields;
/** A lead as the browser sends it and the desk keeps it. */
export type Lead = { [Kind in LeadKind]: { kind: Kind; fields: LeadFields[Kind] } }[LeadKind];

/** What is wrong with each field: the first message that applies, by field name. */
export type FieldErrors = Record<string, string>;

/**
 * Decides whether values make a lead: the one judgement that browser, desk and tests share.
 * @returns the lead with its text tidied, or the message of each wrong field.
 */
export function readLead(kind: LeadKind, values: unknown): { ok: true; lead: Lead } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(leadSchemas[kind], values);
  if (result.success) return { ok: true, lead: { kind, fields: result.output } as Lead };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
