import * as v from 'valibot';
import { site } from '../../../site.config.ts';
import type { Site } from '../../../site.schema.ts';
import { messages } from './messages.ts';

/**
 * `specified`: the rules of specification §5. `international` also accepts more characters in names
 * and messages, phone numbers of other countries and, in the sign-up form, every email address that
 * the other forms accept.
 */
export type FormRuleSet = Site['formRules'];
export const { formRules } = site;

// `Zs` includes U+3000, which Japanese keyboards type. Persian and Sinhala names contain the
// joiners U+200C and U+200D. `*` matches empty text, which `singleLine` rejects.
const NAME_CHARACTERS: Record<FormRuleSet, RegExp> = {
  specified: /^[\p{L}\p{M}\p{Zs}\p{Join_Control}]*$/u,
  international: /^[\p{L}\p{M}\p{Zs}\p{Join_Control}0-9\-‐‑'‘’.,&]*$/u,
};
/** Specification §5. For all forms, except sign-up forms under `specified`. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
/** Rejected, because a line break would end a mail header. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

/** Characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
/** Code points (specification §9). */
export const MESSAGE_LENGTH = { min: 30, max: 300 } as const;

/** Counts code points: '𠮷' is one character. */
export const countCharacters = (text: string) => [...text].length;

type FieldMessages = { required: string; invalid: string };
// `@__NO_SIDE_EFFECTS__` lets bundlers drop unused rules.
/**
 * Returns the schema of a required line of text, trimmed and normalized to NFC. Removes invisible
 * marks of the writing direction, which pasted names and numbers may contain.
 */
export const singleLine = /* @__NO_SIDE_EFFECTS__ */ ({ required, invalid }: FieldMessages) =>
  v.pipe(
    v.string(required),
    v.transform((text) => text.replace(/\p{Bidi_Control}/gu, '')),
    v.check((text) => text.replace(/\p{Cf}/gu, '').trim() !== '', required),
    v.check((text) => !UNPRINTABLE.test(text), invalid),
    v.trim(),
    v.normalize('NFC'),
  );

export const nameSchema = /* @__NO_SIDE_EFFECTS__ */ (
  ruleSet: FormRuleSet,
  texts: FieldMessages,
) => {
  const invalid = ruleSet === 'specified' ? texts.invalid : messages.international.name;
  return v.pipe(singleLine({ ...texts, invalid }), v.regex(NAME_CHARACTERS[ruleSet], invalid));
};

export const emailSchema = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp, texts: FieldMessages) =>
  v.pipe(
    singleLine(texts),
    v.regex(pattern, texts.invalid),
    v.maxLength(EMAIL_MAX_LENGTH, texts.invalid),
  );

/** The first message for each invalid field. If the input is not an object, the key is ''. */
export type FormErrors = Record<string, string>;

export function validate<Fields>(
  schema: v.GenericSchema<unknown, Fields>,
  values: unknown,
): { ok: true; fields: Fields } | { ok: false; errors: FormErrors } {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, fields: result.output };
  const errors: FormErrors = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
