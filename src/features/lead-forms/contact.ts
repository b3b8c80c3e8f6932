import * as v from 'valibot';
import { companySizes } from './company-sizes.ts';
import { countries } from './countries.ts';
import { messages } from './messages.ts';
import { atLeast, atMost, countCharacters, emailField, LETTERS_AND_SPACES, MESSAGE_LENGTH, STANDARD_EMAIL, singleLine } from './rules.ts';

const LETTERS_DIGITS_AND_WHITE_SPACE = /^[\p{L}\p{M}\p{Zs}0-9\t\n]*$/u;
const DIGITS = /^[0-9]*$/;

// The first issue of a field is the message to show: a wrong character is reported before a wrong length (specification §5).
const contactNameField = v.pipe(
  singleLine({ required: messages.contact.tooShort, invalid: messages.contact.letters }),
  v.regex(LETTERS_AND_SPACES, messages.contact.letters),
  atLeast(3, messages.contact.tooShort),
  atMost(30, messages.contact.tooLong),
);

const isCountry = (name: string) => countries.some((country) => country.name === name);

/** The contact form (specification §5). An omitted or blank message is the empty text. */
export const contactSchema = v.strictObject({
  name: contactNameField,
  companyName: contactNameField,
  jobTitle: contactNameField,
  country: v.pipe(v.string(messages.extra.countryRequired), v.check(isCountry, messages.extra.countryRequired)),
  email: emailField(STANDARD_EMAIL, { required: messages.contact.email, invalid: messages.contact.email }),
  companySize: v.picklist(companySizes, messages.extra.companySizeRequired),
  mobile: v.pipe(
    singleLine({ required: messages.contact.tenDigits, invalid: messages.contact.digits }),
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
