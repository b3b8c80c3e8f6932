import * as v from 'valibot';
import { messages } from './messages.ts';
import { emailField, type FormRuleSet, nameField, STANDARD_EMAIL } from './rules.ts';

const SIGN_UP_EMAIL: Record<FormRuleSet, RegExp> = {
  specified: /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/,
  international: STANDARD_EMAIL,
};

/** The sign-up form (specification §5). */
export const signUpSchema = (ruleSet: FormRuleSet) =>
  v.strictObject({
    name: nameField(ruleSet, messages.signUp.name),
    email: emailField(SIGN_UP_EMAIL[ruleSet], messages.signUp.email),
  });
