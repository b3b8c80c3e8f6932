import type { ContactFields } from '../../src/features/lead-forms/schemas.ts';

export const contactFields: ContactFields = {
  name: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  jobTitle: 'Chief Analyst',
  country: 'United Kingdom',
  email: 'ada@engines.example',
  companySize: '1-50 Employees',
  mobile: '5125550100',
  descriptionmsg: 'Please tell us more about your engines',
};
