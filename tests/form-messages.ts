import { type FormErrors, type FormRuleSet, validate } from '../src/features/lead-forms/rules.ts';
import { type FormName, schemasFor } from '../src/features/lead-forms/schemas.ts';
import { contactFields } from './server/contact-fields.ts';

export const messageFor = (
  form: FormName,
  values: object,
  field: string,
  ruleSet: FormRuleSet = 'specified',
) => {
  const result: { ok: boolean; errors?: FormErrors } = validate<object>(
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

// From specification §5 and docs/specification-rulings.md.
export const SIGN_UP_NAME_ERROR = 'Name must contain only letters and spaces.';
export const SIGN_UP_EMAIL_ERROR = 'Invalid email format.';
export const CONTACT_NAMES_ERROR = 'Please use only Alphabets and space';
export const CONTACT_NUMBER_ERROR = 'Enter Only Numbers';
export const MESSAGE_TOO_SHORT_ERROR = 'Min Length should be \\ 30 characters.';
export const MESSAGE_CHARACTERS_ERROR = 'Please use only letters, digits and spaces.';
export const CONTACT_EMAIL_ERROR = 'Invalid Email or Email Required';
export const NEWSLETTER_EMAIL_ERROR = 'Please Enter Valid Email';
