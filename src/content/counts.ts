import { getCollection } from 'astro:content';

/** How many entries the collections have that texts count: a seventh service needs no word changed. */
export const counts = {
  products: (await getCollection('products')).length,
  services: (await getCollection('services')).length,
  industries: (await getCollection('industries')).length,
  articles: (await getCollection('blog')).length,
  caseStudies: (await getCollection('caseStudies')).length,
};
