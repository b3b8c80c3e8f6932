import * as v from 'valibot';
import { site } from '../../../site.config.ts';
import type { Site } from '../../../site.schema.ts';
import { messages } from './messages.ts';

/**
 * `specified`: the rules of specification §5. `international`: also names, phone numbers and email
 * addresses of other countries.
 */
export type FormRuleSet = Site['formRules'];
export const { formRules } = site;

// Letters and marks of all scripts, all space separators (Japanese keyboards type U+3000), digits
// 0-9. Empty text has its own rule.
const NAME_CHARACTERS: Record<FormRuleSet, RegExp> = {
  specified: /^[\p{L}\p{M}\p{Zs}]*$/u,
  international: /^[\p{L}\p{M}\p{Zs}0-9\-‐‑'‘’.,&]*$/u,
};
/** Specification §5. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
/** Control characters and line separators, which would end a mail header. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029]/u;

/** RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
/** Specification §9. */
export const MESSAGE_LENGTH = { min: 30, max: 300 } as const;

/** Counts code points: '𠮷' is one character. */
export const countCharacters = (text: string) => [...text].length;

type FieldMessages = { required: string; invalid: string };
// `@__NO_SIDE_EFFECTS__` lets bundlers drop unused rules.
/** Returns the rule for one line of text, which it trims and normalizes to NFC. */
export const singleLine = /* @__NO_SIDE_EFFECTS__ */ ({ required, invalid }: FieldMessages) =>
  v.pipe(
    v.string(required),
    v.check((text) => text.trim() !== '', required),
    v.check((text) => !UNPRINTABLE.test(text), invalid),
    v.trim(),
    v.normalize('NFC'),
  );

/**
 * Returns the rule for the name of a person, company or job. The international rule set has its own
 * message for invalid characters.
 */
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

/** First message of each invalid field, by field name. */
export type FormErrors = Record<string, string>;

/** Returns a form's fields with normalized text, or the message of each invalid field. */
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
