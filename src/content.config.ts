import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { folders, schemas } from './content/schemas.ts';

const loader = (name: keyof typeof schemas) => glob({ base: `src/content/${folders[name]}`, pattern: '*.mdx' });

export const collections = {
  industries: defineCollection({ loader: loader('industries'), schema: schemas.industries }),
  blog: defineCollection({ loader: loader('blog'), schema: schemas.blog }),
  caseStudies: defineCollection({ loader: loader('caseStudies'), schema: schemas.caseStudies }),
  services: defineCollection({ loader: loader('services'), schema: schemas.services }),
  legal: defineCollection({ loader: loader('legal'), schema: schemas.legal }),
  products: defineCollection({ loader: loader('products'), schema: schemas.products }),
  announcements: defineCollection({ loader: loader('announcements'), schema: schemas.announcements }),
};
