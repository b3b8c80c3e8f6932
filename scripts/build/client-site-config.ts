import type { Plugin } from 'vite';
import { site } from '../../site.config.ts';

/** Gives browser code the values of `site.config.ts` without the schema that has checked them: with it every form would be 0.9 KB larger. */
export const clientSiteConfig = (): Plugin => ({
  name: 'client-site-config',
  applyToEnvironment: ({ name }) => name === 'client',
  // A site that asks for no proof of work has nothing of it in any script.
  config: () => ({ define: { 'import.meta.env.PROOF_OF_WORK': JSON.stringify(site.proofOfWork ?? false) } }),
  load: { filter: { id: /\/site\.config\.ts$/ }, handler: () => `export const site = ${JSON.stringify(site)};` },
});
