import { defineCollection } from 'astro:content';
import { glob, type Loader } from 'astro/loaders';
import { pictureName } from './content/picture-name.ts';
import { folders, pictureMetadata, schemas } from './content/schemas.ts';

/** In development, logs a loading error and loads again after the next change of a file. */
function loader(name: keyof typeof schemas): Loader {
  const globLoader = glob({ base: `src/content/${folders[name]}`, pattern: '*.mdx' });
  const load: Loader['load'] = async (context) => {
    try {
      await globLoader.load(context);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.error((error as Error).message);
      context.watcher.once('change', () => load(context));
    }
  };
  return { ...globLoader, load };
}

export const collections = {
  industries: defineCollection({ loader: loader('industries'), schema: schemas.industries }),
  blog: defineCollection({ loader: loader('blog'), schema: schemas.blog }),
  caseStudies: defineCollection({ loader: loader('caseStudies'), schema: schemas.caseStudies }),
  services: defineCollection({ loader: loader('services'), schema: schemas.services }),
  legal: defineCollection({ loader: loader('legal'), schema: schemas.legal }),
  products: defineCollection({ loader: loader('products'), schema: schemas.products }),
  announcements: defineCollection({
    loader: loader('announcements'),
    schema: schemas.announcements,
  }),
  pictures: defineCollection({
    loader: glob({
      base: 'src/assets/pictures',
      pattern: '*.json',
      // Astro would change IMG_2041 to img_2041.
      generateId: ({ entry }) => pictureName(entry),
    }),
    schema: pictureMetadata,
  }),
};
