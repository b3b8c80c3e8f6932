import * as v from 'valibot';
import { messages } from './messages.ts';
import { EMAIL_PATTERN, emailSchema } from './rules.ts';

export const newsletterSchema = v.strictObject({
  email: emailSchema(EMAIL_PATTERN, messages.newsletter),
});
