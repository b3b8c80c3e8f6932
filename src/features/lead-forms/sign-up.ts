import * as v from 'valibot';
import { messages } from './messages.ts';
import { atMost, emailField, type FormRules, nameField, SIGN_UP_NAME_MAX_LENGTH, STANDARD_EMAIL } from './rules.ts';

const SIGN_UP_EMAIL: Record<FormRules, RegExp> = { specified: /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/, international: STANDARD_EMAIL };

/** The short form (specification §5): the text of each field, trimmed. */
export const signUpSchema = (rules: FormRules) =>
  v.strictObject({
    name: v.pipe(
      nameField(rules, { required: messages.signUp.nameRequired, invalid: messages.signUp.nameLetters }),
      atMost(SIGN_UP_NAME_MAX_LENGTH, messages.extra.nameTooLong),
    ),
    email: emailField(SIGN_UP_EMAIL[rules], { required: messages.signUp.emailRequired, invalid: messages.signUp.emailFormat }),
  });
