import * as v from 'valibot';
import { messages } from './messages.ts';
import { atMost, emailField, LETTERS_AND_SPACES, SIGN_UP_NAME_MAX_LENGTH, singleLine } from './rules.ts';

const SIGN_UP_EMAIL = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

/** The short form (specification §5): the text of each field, trimmed. */
export const signUpSchema = v.strictObject({
  name: v.pipe(
    singleLine({ required: messages.signUp.nameRequired, invalid: messages.signUp.nameLetters }),
    v.regex(LETTERS_AND_SPACES, messages.signUp.nameLetters),
    atMost(SIGN_UP_NAME_MAX_LENGTH, messages.extra.nameTooLong),
  ),
  email: emailField(SIGN_UP_EMAIL, { required: messages.signUp.emailRequired, invalid: messages.signUp.emailFormat }),
});
