import * as v from 'valibot';
import { site } from '../../../site.config.ts';
import type { Site } from '../../../site.schema.ts';
import { messages } from './messages.ts';

/** Which rules the owner has chosen: those of specification §5 to the letter, or those that take names, numbers and messages as people write them. */
export type FormRules = Site['formRules'];
export const { formRules } = site;

// 'Letters' are letters and marks of any script, 'spaces' any space separator (a Japanese keyboard types U+3000),
// digits 0-9 (docs/specification-rulings.md). The patterns accept empty text: whether a field may be empty is another rule.
const NAME_CHARACTERS: Record<FormRules, RegExp> = {
  specified: /^[\p{L}\p{M}\p{Zs}]*$/u,
  international: /^[\p{L}\p{M}\p{Zs}0-9\-‐‑'‘’.,&]*$/u,
};
export const STANDARD_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
/** Control characters, line and paragraph separators: none belongs into a one-line field, and a mail header ends at one. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

/** The longest address mail servers carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const SIGN_UP_NAME_MAX_LENGTH = 100;
/** Characters of the optional message (specification §9). */
export const MESSAGE_LENGTH = { min: 30, max: 300 } as const;

/** Characters as people count them, near enough: '𠮷' is one, not two. */
export const countCharacters = (text: string) => [...text].length;
// The marks let a bundler leave out the rules of forms that a page has not.
export const atLeast = /* @__NO_SIDE_EFFECTS__ */ (count: number, message: string) => v.check((text: string) => countCharacters(text) >= count, message);
export const atMost = /* @__NO_SIDE_EFFECTS__ */ (count: number, message: string) => v.check((text: string) => countCharacters(text) <= count, message);

/** One line of text without the space around it, in Unicode's composed form, so that equal names are equal text. */
export const singleLine = /* @__NO_SIDE_EFFECTS__ */ (said: { required: string; invalid: string }) =>
  v.pipe(
    v.string(said.required),
    v.check((text) => text.trim() !== '', said.required),
    v.check((text) => !UNPRINTABLE.test(text), said.invalid),
    v.trim(),
    v.normalize('NFC'),
  );

/** A name of a person, a company or a job. @param said what an empty field and, under the specified rules, a wrong character is answered with */
export const nameField = /* @__NO_SIDE_EFFECTS__ */ (rules: FormRules, said: { required: string; invalid: string }) => {
  const invalid = rules === 'specified' ? said.invalid : messages.international.name;
  return v.pipe(singleLine({ required: said.required, invalid }), v.regex(NAME_CHARACTERS[rules], invalid));
};

export const emailField = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp, said: { required: string; invalid: string }) =>
  v.pipe(singleLine(said), v.regex(pattern, said.invalid), v.maxLength(EMAIL_MAX_LENGTH, said.invalid));

/** What is wrong with each field: the first message that applies, by field name. */
export type FieldErrors = Record<string, string>;

/** Validates values against a form's schema. @returns its fields with their text tidied, or the message of each wrong field. */
export function validate<Fields>(schema: v.GenericSchema<unknown, Fields>, values: unknown): { ok: true; fields: Fields } | { ok: false; errors: FieldErrors } {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, fields: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
