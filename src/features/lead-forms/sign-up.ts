import * as v from 'valibot';
import { messages } from './messages.ts';
import { emailField, type FormRules, nameField, STANDARD_EMAIL } from './rules.ts';

const SIGN_UP_EMAIL: Record<FormRules, RegExp> = {
  specified: /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/,
  international: STANDARD_EMAIL,
};

/** The short form (specification §5). */
export const signUpSchema = (rules: FormRules) =>
  v.strictObject({
    name: nameField(rules, messages.signUp.name),
    email: emailField(SIGN_UP_EMAIL[rules], messages.signUp.email),
  });
