import type { Plugin } from 'vite';
import { site } from '../../site.config.ts';

/** Gives browser code the values of `site.config.ts` without the schema that has checked them: with it every form would be 0.9 KB larger. */
export const clientSiteConfig = (): Plugin => ({
  name: 'client-site-config',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: /\/site\.config\.ts$/ }, handler: () => `export const site = ${JSON.stringify(site)};` },
});
