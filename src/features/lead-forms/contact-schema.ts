import * as v from 'valibot';
import { countries } from './countries.ts';
import { messages } from './messages.ts';
import {
  countCharacters,
  EMAIL_PATTERN,
  emailSchema,
  type FormRuleSet,
  MESSAGE_LENGTH,
  nameSchema,
  singleLine,
} from './rules.ts';

export const companySizes = [
  '1-50 Employees',
  '51-200 Employees',
  '201-500 Employees',
  '501-1000 Employees',
  '1001-5000 Employees',
  '5000+ Employees',
] as const;

const { required } = messages.unspecified;

// Order matters, because a field shows its first issue: empty, invalid characters, invalid length
// (specification §5).
const contactNameField = (ruleSet: FormRuleSet, requiredMessage: string) =>
  v.pipe(
    nameSchema(ruleSet, { required: requiredMessage, invalid: messages.contact.letters }),
    v.minCodePoints(3, messages.contact.tooShort),
    v.maxCodePoints(30, messages.contact.tooLong),
  );

const tenDigitField = v.pipe(
  singleLine({ required: required.mobile, invalid: messages.contact.digits }),
  v.regex(/^[0-9]*$/, messages.contact.digits),
  v.length(10, messages.contact.tenDigits),
);

/** 7 to 15 digits, no 0 after `+` (ITU-T E.164). Ignores the trunk prefix in `+44 (0)20`. */
const isPhoneNumber = (text: string) =>
  /^(?:\+[1-9][0-9]{6,14}|[0-9]{7,15})$/.test(
    text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^+0-9]/g, ''),
  );
const phoneField = v.pipe(
  singleLine({ required: required.mobile, invalid: messages.international.phoneCharacters }),
  v.regex(/^\+?[0-9\p{Zs}.()\-‐‑–]*$/u, messages.international.phoneCharacters),
  v.check(isPhoneNumber, messages.international.phoneDigits),
  v.maxLength(40, messages.international.phoneDigits),
);

/**
 * `international` excludes lone surrogates, line separators, and control characters other than tab
 * and LF.
 */
const MESSAGE_CHARACTERS: Record<FormRuleSet, RegExp> = {
  specified: /^[\p{L}\p{M}\p{Zs}\p{Bidi_Control}\p{Join_Control}0-9\t\n]*$/u,
  international: /^(?:[^\p{Cc}\p{Cs}\u2028\u2029]|[\t\n])*$/u,
};

/** HTML forms send line ends as CR LF, which counts as one character. */
export const normalizeMessage = (text: string) =>
  text.replace(/\r\n?/g, '\n').trim().normalize('NFC');

/** Specification §2 to §5. Replaces a missing `descriptionmsg` with ''. */
export const contactSchema = (ruleSet: FormRuleSet) => {
  const emailMessage = messages.contact.email;
  const invalidMessage =
    ruleSet === 'specified'
      ? messages.unspecified.messageCharacters
      : messages.international.message;
  return v.strictObject({
    name: contactNameField(ruleSet, required.name),
    companyName: contactNameField(ruleSet, required.companyName),
    jobTitle: contactNameField(ruleSet, required.jobTitle),
    country: v.picklist(
      countries.map(({ name }) => name),
      required.country,
    ),
    email: emailSchema(EMAIL_PATTERN, { required: emailMessage, invalid: emailMessage }),
    companySize: v.picklist(companySizes, required.companySize),
    mobile: ruleSet === 'specified' ? tenDigitField : phoneField,
    descriptionmsg: v.optional(
      v.pipe(
        v.string(invalidMessage),
        v.transform(normalizeMessage),
        v.regex(MESSAGE_CHARACTERS[ruleSet], invalidMessage),
        v.check(
          (text) => text === '' || countCharacters(text) >= MESSAGE_LENGTH.min,
          messages.contact.messageTooShort,
        ),
        v.maxCodePoints(MESSAGE_LENGTH.max, messages.contact.messageTooLong),
      ),
      '',
    ),
  });
};
