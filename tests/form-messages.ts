import { contactFields } from '../server/testing/contact-fields.ts';

import { type FieldErrors, type FormRuleSet, validate } from '../src/features/lead-forms/rules.ts';
import { type FormName, schemasFor } from '../src/features/lead-forms/schemas.ts';

export const messageFor = (
  form: FormName,
  values: object,
  field: string,
  ruleSet: FormRuleSet = 'specified',
) => {
  const result: { ok: boolean; errors?: FieldErrors } = validate<object>(
    schemasFor(ruleSet)[form],
    values,
  );
  return result.errors?.[field];
};

export const contactMessage = (
  field: keyof typeof contactFields,
  value: unknown,
  ruleSet?: FormRuleSet,
) => messageFor('contact', { ...contactFields, [field]: value }, field, ruleSet);

/** Messages that §5 of the specification fixes. */
export const LETTERS = 'Name must contain only letters and spaces.';
export const INVALID = 'Invalid email format.';
export const ALPHABETS = 'Please use only Alphabets and space';
export const NUMBERS = 'Enter Only Numbers';
export const MIN_LENGTH = 'Min Length should be \\ 30 characters.';
export const CHARACTERS = 'Please use only letters, digits and spaces.';
export const WORK_EMAIL = 'Invalid Email or Email Required';
export const VALID_EMAIL = 'Please Enter Valid Email';
