import type { Counts } from './count-word.ts';
import { articles, caseStudies, industries, products, services } from './queries.ts';

export const counts: Counts = {
  numberOfProducts: (await products()).length,
  numberOfServices: (await services()).length,
  numberOfIndustries: (await industries()).length,
  numberOfArticles: (await articles()).length,
  numberOfCaseStudies: (await caseStudies()).length,
};
