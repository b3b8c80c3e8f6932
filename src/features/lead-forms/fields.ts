import forms from '../../content/pages/forms.json' with { type: 'json' };
import { EMAIL_MAX_LENGTH, type FormRules, formRules } from './rules.ts';
import type { LeadFields, LeadKind } from './schemas.ts';

/** Texts and attributes of a field; its rules are in the schema. */
export type FieldText = {
  label: string;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete: string;
  required: boolean;
  hint?: string;
  placeholder?: string;
  inputMode?: 'numeric';
  /** Not for fields whose specified message is about their length. */
  maxLength?: number;
};
type FormFields = { [Kind in LeadKind]: Record<keyof LeadFields[Kind], FieldText> };

const field = (
  label: string,
  autoComplete: string,
  hint?: string,
  control: FieldText['control'] = 'text',
): FieldText => ({ label, autoComplete, hint, control, required: true });
const emailField = (label: string, hint: string): FieldText => ({
  ...field(label, 'email', hint, 'email'),
  maxLength: EMAIL_MAX_LENGTH,
});
/** HTML allows `tel-national` for text fields only. */
const mobile = {
  specified: { autoComplete: 'tel-national', inputMode: 'numeric' },
  international: { autoComplete: 'tel', control: 'tel' },
} satisfies Record<FormRules, Partial<FieldText>>;

/** The fields of each form in order, with the specified labels (§2). */
export const fieldsUnder = (rules: FormRules): FormFields => {
  const { email, workEmail, [rules]: hints } = forms.hints;
  const short = (text: FieldText) => ({ ...text, placeholder: text.label });
  return {
    signUp: {
      name: short(field('Your Name', 'name', hints.signUpName)),
      email: short(emailField('Your Email Address', hints.signUpEmail)),
    },
    contact: {
      name: field('Full Name', 'name', hints.contactName),
      companyName: field('Company Name', 'organization', hints.contactName),
      jobTitle: field('Job Title', 'organization-title', hints.contactName),
      country: field('Country', 'country-name', undefined, 'select'),
      email: emailField('Work Email', workEmail),
      companySize: field('Company Size', 'off', undefined, 'select'),
      mobile: { ...field('Contact Number', 'tel', hints.mobile), ...mobile[rules] },
      descriptionmsg: {
        ...field('How can we help you?', 'off', hints.message, 'textarea'),
        required: false,
      },
    },
    newsletter: { email: emailField('Your Email Address', email) },
  };
};
export const formFields = fieldsUnder(formRules);

export const submitLabels: Record<LeadKind, string> = {
  signUp: 'Get Started',
  contact: 'Talk to an Expert',
  newsletter: 'Subscribe',
};
