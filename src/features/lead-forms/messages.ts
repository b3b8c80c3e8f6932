/**
 * Every message a lead form or its send client can show, to the letter (specification §8).
 * No other file spells one out.
 */
export const messages = {
  signUp: {
    nameRequired: 'Name is required.',
    nameLetters: 'Name must contain only letters and spaces.',
    emailRequired: 'Email is required.',
    emailFormat: 'Invalid email format.',
  },
  contact: {
    email: 'Invalid Email or Email Required',
    tooShort: 'Min Length should be 3 Characters',
    tooLong: 'Max length should be 30 Characters',
    letters: 'Please use only Alphabets and space',
    digits: 'Enter Only Numbers',
    tenDigits: 'Contact Number Must be 10 Digits only',
    messageTooShort: 'Min Length should be \\ 30 characters.',
    messageTooLong: 'Max Length should not exceed 300 characters.',
  },
  newsletter: {
    emailRequired: 'Email Must Be Required',
    emailFormat: 'Please Enter Valid Email',
  },
  /** What the catalogue has no text for: decision 6, and choices a form without JavaScript can miss. */
  extra: {
    messageCharacters: 'Please use only letters, digits and spaces.',
    nameTooLong: 'Name must be 100 characters or fewer.',
    countryRequired: 'Please choose a country from the list.',
    companySizeRequired: 'Please choose a company size from the list.',
  },
  /** Thrown before anything is sent; the wording is that of EmailJS 3.2.0 (specification §7, §8). */
  missingId: {
    userId: 'The user ID is required. Visit https://dashboard.emailjs.com/admin/integration',
    serviceId: 'The service ID is required. Visit https://dashboard.emailjs.com/admin',
    templateId: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
  },
} as const;

/** What the thank-you popups say once a lead is sent (specification §8). */
export const thankYou = {
  signUp: 'Thank you for reaching out to us!',
  contact: 'Thank you for your interest, We will get in touch with you shortly!',
  newsletter: {
    heading: 'Thank you for subscribing!',
    text: 'You have successfully Subscribed for our latest AI & Analytics news',
  },
} as const;
