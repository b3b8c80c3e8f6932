import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './product-list.json' with { type: 'json' };
import { pageNames } from './shared.ts';

const words = interpolatePage<PageWords['product-list']>(data);

/** The words of the product list; its entries are each product's `listing` (`src/content/products/`). */
export const productList = {
  title: pageNames.products,
  ...words,
  seeProductNamed: (name: string) => `${words.seeProduct}: ${name}`,
  contactAbout: (name: string) => `${pageNames.contact} about ${name}`,
};
