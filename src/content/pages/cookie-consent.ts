import { site } from '../../../site.config.ts';

/** The categories a visitor may say yes to; the strictly necessary one is not asked about. */
export const optionalCategories = ['performance', 'functionality', 'targeting'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The words of the cookie preference manager. The Cookies Policy has the categories in full. */
export const preferences = {
  title: 'Cookie preferences',
  intro: 'Three of the four categories are off until you turn them on. Your choice is kept in this browser for a year, and you can change it here at any time.',
  policy: 'The Cookies Policy lists every value by its key.',
  necessary: {
    heading: 'Strictly necessary',
    state: 'Always on',
    text: 'What the site needs to work: whether the menu stands open, that the opening has played, a form waiting to be sent, fields of your own in a demonstration, and the answer you give here. The last page and the entries you chose are noted too, in this browser only.',
  },
  optional: {
    performance: {
      heading: 'Performance',
      text: site.measureSpeed
        ? 'Five timings of each page you open, such as how soon it showed and how fast it answered, go to our own server with the page’s address and are added to everyone else’s. Nothing in them tells your visit from the next.'
        : 'Would time the pages. Nothing is measured on this site today.',
    },
    functionality: { heading: 'Functionality', text: 'A preference, such as language, would be remembered. Empty today: the site has nothing of the kind.' },
    targeting: { heading: 'Targeting', text: 'Would follow you to pick advertising. Empty today, and no advertiser has a script here.' },
  } satisfies Record<OptionalCategory, { heading: string; text: string }>,
  refuseAll: 'Refuse all three',
  allowAll: 'Allow all three',
  save: 'Save my choice',
  close: 'Close cookie preferences',
  hasGlobalPrivacyControl: 'Your browser sends Global Privacy Control. It counts as a no to all three, so there is nothing left to choose.',
  chosen: 'Your answer of',
  notSaved: 'This browser does not let the site keep your answer, so it stays at no.',
};
