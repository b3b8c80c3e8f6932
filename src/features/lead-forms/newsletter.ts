import * as v from 'valibot';
import { messages } from './messages.ts';
import { emailField, STANDARD_EMAIL } from './rules.ts';

export const newsletterSchema = v.strictObject({
  email: emailField(STANDARD_EMAIL, messages.newsletter),
});
