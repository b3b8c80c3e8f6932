import forms from '../../content/pages/forms.json' with { type: 'json' };
import { EMAIL_MAX_LENGTH, type FormRuleSet, formRules } from './rules.ts';
import type { FormName, LeadFields } from './schemas.ts';

/** Texts and attributes of a field; the schema contains its rules. */
export type FieldConfig = {
  label: string;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete: string;
  required: boolean;
  hint?: string;
  placeholder?: string;
  inputMode?: 'numeric';
  /** For email only: in other fields, it would prevent the specified length errors. */
  maxLength?: number;
};
type FormFields = { [Form in FormName]: Record<keyof LeadFields[Form], FieldConfig> };

const field = (
  label: string,
  autoComplete: string,
  hint?: string,
  control: FieldConfig['control'] = 'text',
): FieldConfig => ({ label, autoComplete, hint, control, required: true });
const emailField = (label: string, hint: string): FieldConfig => ({
  ...field(label, 'email', hint, 'email'),
  maxLength: EMAIL_MAX_LENGTH,
});
/** HTML allows `tel-national` for text fields only. */
const mobileAttributes = {
  specified: { autoComplete: 'tel-national', inputMode: 'numeric' },
  international: { autoComplete: 'tel', control: 'tel' },
} satisfies Record<FormRuleSet, Partial<FieldConfig>>;

/** Returns the fields of each form in display order. Labels: specification §2, §3. */
export const fieldsFor = (ruleSet: FormRuleSet): FormFields => {
  const { email: emailHint, workEmail: workEmailHint, [ruleSet]: hints } = forms.hints;
  const withPlaceholder = (config: FieldConfig) => ({ ...config, placeholder: config.label });
  return {
    signUp: {
      name: withPlaceholder(field('Your Name', 'name', hints.signUpName)),
      email: withPlaceholder(emailField('Your Email Address', hints.signUpEmail)),
    },
    contact: {
      name: field('Full Name', 'name', hints.contactText),
      companyName: field('Company Name', 'organization', hints.contactText),
      jobTitle: field('Job Title', 'organization-title', hints.contactText),
      country: field('Country', 'country-name', undefined, 'select'),
      email: emailField('Work Email', workEmailHint),
      companySize: field('Company Size', 'off', undefined, 'select'),
      mobile: { ...field('Contact Number', 'tel', hints.mobile), ...mobileAttributes[ruleSet] },
      descriptionmsg: {
        ...field('How can we help you?', 'off', hints.message, 'textarea'),
        required: false,
      },
    },
    newsletter: { email: emailField('Your Email Address', emailHint) },
  };
};
export const formFields = fieldsFor(formRules);

export const submitLabels: Record<FormName, string> = {
  signUp: 'Get Started',
  contact: 'Talk to an Expert',
  newsletter: 'Subscribe',
};
