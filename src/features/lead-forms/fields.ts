import { EMAIL_MAX_LENGTH, SIGN_UP_NAME_MAX_LENGTH } from './rules.ts';
import type { LeadFields, LeadKind } from './schemas.ts';

/** What a visitor reads at a field and what a browser should know of it. Rules are the schemas' business. */
export type FieldText = {
  label: string;
  control: 'text' | 'email' | 'select' | 'textarea';
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

const NAME_HINT = 'Letters and spaces, 3 to 30 characters';

/** The fields of each form in the order they stand on the page, with the labels of specification §2. */
export const formFields: { [Kind in LeadKind]: Record<keyof LeadFields[Kind], FieldText> } = {
  signUp: {
    name: {
      label: 'Your Name',
      placeholder: 'Your Name',
      control: 'text',
      autocomplete: 'name',
      required: true,
      hint: 'Letters and spaces',
      maxLength: SIGN_UP_NAME_MAX_LENGTH,
    },
    email: {
      label: 'Your Email Address',
      placeholder: 'Your Email Address',
      control: 'email',
      autocomplete: 'email',
      required: true,
      hint: 'Such as name@company.com',
      maxLength: EMAIL_MAX_LENGTH,
    },
  },
  contact: {
    name: { label: 'Full Name', control: 'text', autocomplete: 'name', required: true, hint: NAME_HINT },
    companyName: { label: 'Company Name', control: 'text', autocomplete: 'organization', required: true, hint: NAME_HINT },
    jobTitle: { label: 'Job Title', control: 'text', autocomplete: 'organization-title', required: true, hint: NAME_HINT },
    country: { label: 'Country', control: 'select', autocomplete: 'country-name', required: true },
    email: {
      label: 'Work Email',
      control: 'email',
      autocomplete: 'email',
      required: true,
      hint: 'Such as name@company.com',
      maxLength: EMAIL_MAX_LENGTH,
    },
    companySize: { label: 'Company Size', control: 'select', autocomplete: 'off', required: true },
    mobile: {
      label: 'Contact Number',
      // HTML allows `tel-national`, the number without its country, on text fields only.
      control: 'text',
      autocomplete: 'tel-national',
      required: true,
      hint: '10 digits, no spaces or signs',
      inputMode: 'numeric',
    },
    descriptionmsg: {
      label: 'How can we help you?',
      control: 'textarea',
      autocomplete: 'off',
      required: false,
      hint: 'Optional: 30 to 300 letters, digits and spaces, no punctuation',
    },
  },
  newsletter: {
    email: {
      label: 'Your Email Address',
      placeholder: 'Your Email Address',
      control: 'email',
      autocomplete: 'email',
      required: true,
      maxLength: EMAIL_MAX_LENGTH,
    },
  },
};
