import type * as v from 'valibot';
import { contactSchema } from './contact.ts';
import { newsletterSchema } from './newsletter.ts';
import { type FieldErrors, type FormRules, formRules, validate } from './rules.ts';
import { signUpSchema } from './sign-up.ts';

/** The schema of each form under one set of rules. Each is in a file of its own, so that a page loads those of the forms it has. */
const schemasUnder = (rules: FormRules) => ({ signUp: signUpSchema(rules), contact: contactSchema(rules), newsletter: newsletterSchema });
const schemas = { specified: schemasUnder('specified'), international: schemasUnder('international') };
export const leadSchemas = schemas[formRules];

type SignUp = v.InferOutput<typeof leadSchemas.signUp>;
export type Contact = v.InferOutput<typeof leadSchemas.contact>;
type Newsletter = v.InferOutput<typeof newsletterSchema>;

/** The fields of a lead, by the form they come from. */
export type LeadFields = { signUp: SignUp; contact: Contact; newsletter: Newsletter };
export type LeadKind = keyof LeadFields;
/** A lead as the browser sends it and the desk keeps it. */
export type Lead = { [Kind in LeadKind]: { kind: Kind; fields: LeadFields[Kind] } }[LeadKind];

/**
 * Decides whether values make a lead: the one validation that browser, desk and tests share.
 * @param rules the owner's, unless a caller says otherwise
 * @returns the lead with its text tidied, or the message of each wrong field.
 */
export function readLead(kind: LeadKind, values: unknown, rules: FormRules = formRules): { ok: true; lead: Lead } | { ok: false; errors: FieldErrors } {
  const result = validate<LeadFields[LeadKind]>(schemas[rules][kind], values);
  return result.ok ? { ok: true, lead: { kind, fields: result.fields } as Lead } : result;
}
