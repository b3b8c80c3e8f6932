import type * as v from 'valibot';
import { contactSchema } from './contact.ts';
import { newsletterSchema } from './newsletter.ts';
import { type FieldErrors, type FormRuleSet, formRules, validate } from './rules.ts';
import { signUpSchema } from './sign-up.ts';

/** Returns the schema of each form. Islands import only the file of their own schema. */
export const schemasFor = (ruleSet: FormRuleSet) => ({
  signUp: signUpSchema(ruleSet),
  contact: contactSchema(ruleSet),
  newsletter: newsletterSchema,
});
export const leadSchemas = schemasFor(formRules);

/** The fields of a lead, by form. */
export type LeadFields = {
  [Kind in keyof typeof leadSchemas]: v.InferOutput<(typeof leadSchemas)[Kind]>;
};
export type Contact = LeadFields['contact'];
export type LeadKind = keyof LeadFields;
export type Lead = { [Form in LeadKind]: { form: Form; fields: LeadFields[Form] } }[LeadKind];

/**
 * Validates a lead.
 * @returns the lead with normalized text, or the message of each invalid field
 */
export function readLead(
  kind: LeadKind,
  values: unknown,
): { ok: true; lead: Lead } | { ok: false; errors: FieldErrors } {
  const result = validate<LeadFields[LeadKind]>(leadSchemas[kind], values);
  return result.ok ? { ok: true, lead: { form: kind, fields: result.fields } as Lead } : result;
}
