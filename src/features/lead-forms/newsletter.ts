import * as v from 'valibot';
import { messages } from './messages.ts';
import { emailField, STANDARD_EMAIL } from './rules.ts';

/** The newsletter form (specification §5). */
export const newsletterSchema = v.strictObject({
  email: emailField(STANDARD_EMAIL, messages.newsletter),
});
