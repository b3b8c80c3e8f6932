import { articles, caseStudies, industries, products, services } from './queries.ts';
import type { Counts } from './spell-out-count.ts';

export const counts: Counts = {
  numberOfProducts: (await products()).length,
  numberOfServices: (await services()).length,
  numberOfIndustries: (await industries()).length,
  numberOfArticles: (await articles()).length,
  numberOfCaseStudies: (await caseStudies()).length,
};
