import { EMAIL_MAX_LENGTH, type FormRules, formRules, SIGN_UP_NAME_MAX_LENGTH } from './rules.ts';
import type { LeadFields, LeadKind } from './schemas.ts';

/** What a visitor reads at a field and what a browser should know of it. Rules are the schemas' business. */
export type FieldText = {
  label: string;
  control: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  /** Token of the HTML autofill list. */
  autocomplete: string;
  required: boolean;
  /** Says the rule before anyone can break it. */
  hint?: string;
  placeholder?: string;
  inputMode?: 'numeric';
  /** Only where no message of specification §8 stands behind the limit: a field that stops at 30 could never say so. */
  maxLength?: number;
};

type FormFields = { [Kind in LeadKind]: Record<keyof LeadFields[Kind], FieldText> };

const EMAIL_HINT = 'Such as name@company.com';

const hints = {
  specified: {
    signUpName: 'Letters and spaces',
    signUpEmail: `${EMAIL_HINT}: no + sign, and 2 to 4 letters at the end`,
    contactName: 'Letters and spaces, 3 to 30 characters',
    mobile: '10 digits, no spaces or signs',
    message: 'Optional: 30 to 300 letters, digits and spaces, no punctuation',
  },
  international: {
    signUpName: 'Letters, digits, spaces and - ’ . , &',
    signUpEmail: EMAIL_HINT,
    contactName: 'Letters, digits, spaces and - ’ . , & in 3 to 30 characters',
    mobile: 'Such as +1 (512) 555-0100: 7 to 15 digits',
    message: 'Optional: 30 to 300 characters',
  },
} satisfies Record<FormRules, Record<string, string>>;

const phone = {
  // HTML allows `tel-national`, the number without its country, on text fields only.
  specified: { control: 'text', autocomplete: 'tel-national', inputMode: 'numeric' },
  international: { control: 'tel', autocomplete: 'tel' },
} satisfies Record<FormRules, Pick<FieldText, 'control' | 'autocomplete' | 'inputMode'>>;

/** The fields of each form in the order they stand on the page, with the labels of specification §2. */
export const fieldsUnder = (rules: FormRules): FormFields => ({
  signUp: {
    name: {
      label: 'Your Name',
      placeholder: 'Your Name',
      control: 'text',
      autocomplete: 'name',
      required: true,
      hint: hints[rules].signUpName,
      maxLength: SIGN_UP_NAME_MAX_LENGTH,
    },
    email: {
      label: 'Your Email Address',
      placeholder: 'Your Email Address',
      control: 'email',
      autocomplete: 'email',
      required: true,
      hint: hints[rules].signUpEmail,
      maxLength: EMAIL_MAX_LENGTH,
    },
  },
  contact: {
    name: { label: 'Full Name', control: 'text', autocomplete: 'name', required: true, hint: hints[rules].contactName },
    companyName: { label: 'Company Name', control: 'text', autocomplete: 'organization', required: true, hint: hints[rules].contactName },
    jobTitle: { label: 'Job Title', control: 'text', autocomplete: 'organization-title', required: true, hint: hints[rules].contactName },
    country: { label: 'Country', control: 'select', autocomplete: 'country-name', required: true },
    email: {
      label: 'Work Email',
      control: 'email',
      autocomplete: 'email',
      required: true,
      hint: EMAIL_HINT,
      maxLength: EMAIL_MAX_LENGTH,
    },
    companySize: { label: 'Company Size', control: 'select', autocomplete: 'off', required: true },
    mobile: { label: 'Contact Number', required: true, hint: hints[rules].mobile, ...phone[rules] },
    descriptionmsg: {
      label: 'How can we help you?',
      control: 'textarea',
      autocomplete: 'off',
      required: false,
      hint: hints[rules].message,
    },
  },
  newsletter: {
    email: {
      label: 'Your Email Address',
      control: 'email',
      autocomplete: 'email',
      required: true,
      hint: EMAIL_HINT,
      maxLength: EMAIL_MAX_LENGTH,
    },
  },
});
export const formFields = fieldsUnder(formRules);

/** The words of each form's button. */
export const submitLabels: Record<LeadKind, string> = { signUp: 'Get Started', contact: 'Talk to an Expert', newsletter: 'Subscribe' };
