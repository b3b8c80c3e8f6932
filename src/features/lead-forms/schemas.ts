import type * as v from 'valibot';
import { contactSchema } from './contact-schema.ts';
import { newsletterSchema } from './newsletter-schema.ts';
import { type FormErrors, type FormRuleSet, formRules, validate } from './rules.ts';
import { signUpSchema } from './sign-up-schema.ts';

/** Not for islands: to stay small, each imports only the schema of its form. */
export const schemasFor = (ruleSet: FormRuleSet) => ({
  signUp: signUpSchema(ruleSet),
  contact: contactSchema(ruleSet),
  newsletter: newsletterSchema,
});
export const leadSchemas = schemasFor(formRules);

export type LeadFields = {
  [Form in keyof typeof leadSchemas]: v.InferOutput<(typeof leadSchemas)[Form]>;
};
export type ContactFields = LeadFields['contact'];
export type FormName = keyof LeadFields;
export type Lead = { [Form in FormName]: { form: Form; fields: LeadFields[Form] } }[FormName];

export function parseLead(
  form: FormName,
  values: unknown,
): { ok: true; lead: Lead } | { ok: false; errors: FormErrors } {
  const result = validate<LeadFields[FormName]>(leadSchemas[form], values);
  return result.ok ? { ok: true, lead: { form, fields: result.fields } as Lead } : result;
}
