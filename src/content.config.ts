import { defineCollection } from 'astro:content';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import { pictureName } from './content/picture-name.ts';
import { contentFolders, pictureMetadata, schemas } from './content/schemas.ts';

/** In development, logs a loading error and loads again after a source file changes. */
function loadFiles(options: Parameters<typeof glob>[0]): Loader {
  const globLoader = glob(options);
  const load: Loader['load'] = async (context) => {
    // Astro would keep parsed entries even if `site.config.ts` or the schemas have changed.
    context.store.clear();
    try {
      await globLoader.load(context);
    } catch (error) {
      if (!context.watcher) throw error;
      context.logger.error((error as Error).message);
      const { srcDir } = context.config;
      const loadAgain = (_event: string, file: string) => {
        // Ignores files that change without an edit, such as Astro's cache and the desk's database.
        if (!file.startsWith(fileURLToPath(srcDir)) && !file.endsWith('site.config.ts')) return;
        context.watcher?.off('all', loadAgain);
        load(context);
      };
      context.watcher.on('all', loadAgain);
    }
  };
  return { ...globLoader, load };
}

const loader = (name: keyof typeof schemas) =>
  loadFiles({ base: `src/content/${contentFolders[name]}`, pattern: '*.mdx' });

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
    loader: loadFiles({
      base: 'src/assets/pictures',
      pattern: '*.json',
      // Astro would change IMG_2041 to img_2041.
      generateId: ({ entry }) => pictureName(entry),
    }),
    schema: pictureMetadata,
  }),
};
