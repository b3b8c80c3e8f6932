import { site } from '../../../site.config.ts';
import type { RouteName } from '../../routes.ts';
import { contact } from './contact.ts';

/** What menus, footer, breadcrumbs and the site map call a page. */
export const pageNames = {
  home: 'Home',
  about: 'About Us',
  products: 'Products',
  industries: 'Industry Verticals',
  solutions: 'Solutions',
  studio: `${site.product} Studio`,
  traffic: 'Traffic-Monitoring',
  blog: 'Blog',
  caseStudies: 'Case Studies',
  contact: contact.title,
  resources: 'Resources',
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
} as const satisfies Partial<Record<RouteName, string>>;

/** Buttons and links that stand on several pages. */
export const actions = {
  contactUs: pageNames.contact,
  emailUs: 'Email Us',
  learnMore: 'Learn More',
  readMore: 'Read More',
  readMoreOf: (title: string) => `Read More: ${title}`,
  tryItNow: 'Try it now',
  tryNow: (name: string) => `Try it now: ${name}`,
  scheduleDemo: 'Schedule Demo',
  talkToExpert: 'Talk to an Expert',
};

export const newTab = 'opens in a new tab';
export const emailLabel = 'Email';
export const telephoneLabel = 'Telephone';
export const breadcrumbLabel = 'Breadcrumb';

/** The headings of the short form; the last word of the first has a line of its own. */
export const signUpForm = { heading: 'Join the Revolution', formHeading: 'Get Started Today' };

export const cityMap = {
  description: `Sketch map of ${site.address.city} with the ${site.brand} office marked.`,
  north: 'N',
  office: site.brand.toLowerCase(),
  place: `${site.brand}, ${site.address.city}`,
};

export const logo = `${site.brand}, home`;
export const socialLink = (network: string) => `${site.brand} on ${network} (${newTab})`;
/** Names that are not the key of `social` in site.config.ts with a capital letter. */
const networks: Record<string, string> = { linkedin: 'LinkedIn', youtube: 'YouTube', github: 'GitHub', tiktok: 'TikTok' };
export const networkName = (id: string) => networks[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

/** What the sun of the Email Us block is labeled. */
export const sunLabel = 'sun';
