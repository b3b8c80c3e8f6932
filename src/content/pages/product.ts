import type { RouteName } from '../../routes.ts';

/** What stands round a product's own words (`src/content/products/`): the form, the Email Us block and the data sheet. */
type ProductWords = {
  signUp: string;
  email: { heading: string; text: string };
  sheet: { description: string; pageLink: string };
};

const words: Partial<Record<RouteName, ProductWords>> = {
  assetIq: {
    signUp: 'A demonstration takes a handful of your clips, chosen by you. Leave an address and we arrange the rest.',
    email: { heading: 'How big is the archive?', text: 'Tell us hours, formats and where the files live. The reply says what a first reading would involve.' },
    sheet: {
      description: 'Asset IQ on one page: what it recognizes in video and images, the benefits it is bought for, the technologies inside and where it can run.',
      pageLink: 'Read all of Asset IQ',
    },
  },
  panorama: {
    signUp: 'Name and email are enough. Bring one customer you would like to understand, and we begin there.',
    email: { heading: 'Experience the Evolution of Your Business', text: 'Which two departments disagree most about the same account? Write to us about that one.' },
    sheet: {
      description: 'Panorama on one page: its features for sales, marketing and supply chain teams, the benefits behind them and how its two editions divide the work.',
      pageLink: 'Read all of Panorama',
    },
  },
};

/** @throws Error naming a product route that has no words yet. */
export function productWords(route: RouteName): ProductWords {
  const found = words[route];
  if (!found) throw new Error(`src/content/pages/product.ts has no words for '${route}'`);
  return found;
}
