import { pageNames } from './shared.ts';

/** The words of the Resources page. */
export const resources = {
  title: pageNames.resources,
  description: 'The documents that govern this website and our services: Privacy Policy, Cookies Policy and Terms Of Use, each in plain words.',
  lede: 'The documents you agree to, and the ones that bind us.',
};
