/** Messages of forms and EmailJS client, from specification §8 unless noted. */
export const messages = {
  signUp: {
    name: {
      required: 'Name is required.',
      invalid: 'Name must contain only letters and spaces.',
    },
    email: { required: 'Email is required.', invalid: 'Invalid email format.' },
  },
  contact: {
    email: 'Invalid Email or Email Required',
    tooShort: 'Min Length should be 3 Characters',
    tooLong: 'Max length should be 30 Characters',
    letters: 'Please use only Alphabets and space',
    digits: 'Enter Only Numbers',
    tenDigits: 'Contact Number Must be 10 Digits only',
    // The backslash is specified.
    messageTooShort: 'Min Length should be \\ 30 characters.',
    messageTooLong: 'Max Length should not exceed 300 characters.',
  },
  newsletter: {
    required: 'Email Must Be Required',
    invalid: 'Please Enter Valid Email',
  },
  /** Not in the specification (docs/specification-rulings.md, 6 and 24). */
  unspecified: {
    messageCharacters: 'Please use only letters, digits and spaces.',
    required: {
      name: 'Full Name is required.',
      companyName: 'Company Name is required.',
      jobTitle: 'Job Title is required.',
      mobile: 'Contact Number is required.',
      country: 'Please choose a country from the list.',
      companySize: 'Please choose a company size from the list.',
    },
  },
  /** Not in the specification: for `formRules: 'international'`. */
  international: {
    name: 'Please use only letters, digits, spaces and - ’ . , &',
    phoneCharacters: 'Please use only digits, spaces, dots, dashes, brackets and a + in front.',
    phoneDigits: 'Please enter a phone number of 7 to 15 digits.',
    message: 'Please use only characters that can be printed.',
  },
  /** The errors of EmailJS 3.2.0 (specification §7, §8). */
  missingId: {
    userId: 'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration',
    serviceId: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
    templateId: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
  },
} as const;

/** Specification §1. */
export const signUpHeadings = { heading: 'Join the Revolution', formHeading: 'Get Started Today' };

/** Specification §8. */
export const thankYou = {
  signUp: 'Thank you for reaching out to us!',
  contact: 'Thank you for your interest, We will get in touch with you shortly!',
  newsletter: {
    heading: 'Thank you for subscribing!',
    text: 'You have successfully Subscribed for our latest AI & Analytics news',
  },
} as const;
