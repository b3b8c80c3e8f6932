import type { Counts } from './page-words.ts';
import { articles, caseStudies, industries, products, services } from './queries.ts';

/** How many entries the collections have that texts count: a seventh service needs no word changed. */
export const counts: Counts = {
  products: (await products()).length,
  services: (await services()).length,
  industries: (await industries()).length,
  articles: (await articles()).length,
  caseStudies: (await caseStudies()).length,
};
