import * as v from 'valibot';
import { messages } from './messages.ts';
import { EMAIL_PATTERN, emailSchema, type FormRuleSet, nameSchema } from './rules.ts';

const SIGN_UP_EMAIL_PATTERNS: Record<FormRuleSet, RegExp> = {
  specified: /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/,
  international: EMAIL_PATTERN,
};

export const signUpSchema = (ruleSet: FormRuleSet) =>
  v.strictObject({
    name: nameSchema(ruleSet, messages.signUp.name),
    email: emailSchema(SIGN_UP_EMAIL_PATTERNS[ruleSet], messages.signUp.email),
  });
