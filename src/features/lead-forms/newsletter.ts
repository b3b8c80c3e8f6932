import * as v from 'valibot';
import { messages } from './messages.ts';
import { emailField, STANDARD_EMAIL } from './rules.ts';

/** The footer's newsletter box (specification §5). */
export const newsletterSchema = v.strictObject({
  email: emailField(STANDARD_EMAIL, { required: messages.newsletter.emailRequired, invalid: messages.newsletter.emailFormat }),
});
