import type * as v from 'valibot';
import { contactSchema } from './contact.ts';
import { newsletterSchema } from './newsletter.ts';
import { type FieldErrors, validate } from './rules.ts';
import { signUpSchema } from './sign-up.ts';

/** The rules of each form, in a file of its own, so that a page loads those of the forms it has. */
export const leadSchemas = { signUp: signUpSchema, contact: contactSchema, newsletter: newsletterSchema } as const;

type SignUp = v.InferOutput<typeof signUpSchema>;
export type Contact = v.InferOutput<typeof contactSchema>;
type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** The fields of a lead, by the form they come from. */
export type LeadFields = { signUp: SignUp; contact: Contact; newsletter: Newsletter };
export type LeadKind = keyof LeadFields;
/** A lead as the browser sends it and the desk keeps it. */
export type Lead = { [Kind in LeadKind]: { kind: Kind; fields: LeadFields[Kind] } }[LeadKind];

/**
 * Decides whether values make a lead: the one judgement that browser, desk and tests share.
 * @returns the lead with its text tidied, or the message of each wrong field.
 */
export function readLead(kind: LeadKind, values: unknown): { ok: true; lead: Lead } | { ok: false; errors: FieldErrors } {
  const result = validate<LeadFields[LeadKind]>(leadSchemas[kind], values);
  return result.ok ? { ok: true, lead: { kind, fields: result.fields } as Lead } : result;
}
