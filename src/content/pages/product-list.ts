import { site } from '../../../site.config.ts';
import { pageNames } from './shared.ts';

/** The words of the product list; its entries are each product's `listing` (`src/content/products/`). */
export const productList = {
  title: pageNames.products,
  description: `${site.products.assetIq} for media archives, ${site.products.panorama} for sales, marketing and supply chain teams: what each ${site.brand} product does and where to read on.`,
  heading: ['One reads pictures.', 'One reads customers.'],
  lede: 'Each takes in material you already own, says what it contains, and shows what each answer rests on.',
  getInTouch: 'Get In Touch',
  entries: 'The products',
  seeProduct: 'See Product',
  seeProductNamed: (name: string) => `See Product: ${name}`,
  contactAbout: (name: string) => `${pageNames.contact} about ${name}`,
  signUp: { figure: 'A first look', text: 'Say which one you would like to see. We write back to arrange it.' },
  email: {
    heading: 'Not sure which one?',
    text: 'Send us two lines about the material: how much there is, and what you wish it could answer.',
    figure: 'Or by email',
  },
};
