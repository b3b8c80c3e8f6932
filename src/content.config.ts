import { defineCollection } from 'astro:content';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
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

const collection = <Schema extends z.ZodType>(name: keyof typeof schemas, schema: Schema) =>
  defineCollection({
    loader: loadFiles({ base: `src/content/${contentFolders[name]}`, pattern: '*.mdx' }),
    schema,
  });

export const collections = {
  industries: collection('industries', schemas.industries),
  blog: collection('blog', schemas.blog),
  caseStudies: collection('caseStudies', schemas.caseStudies),
  services: collection('services', schemas.services),
  legal: collection('legal', schemas.legal),
  products: collection('products', schemas.products),
  announcements: collection('announcements', schemas.announcements),
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
