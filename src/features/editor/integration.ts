import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { site } from '../../../site.config.ts';

/** Sveltia and what it asks for later. Vite would bundle these when they are first asked for, and load the page of an editor anew. */
const libraries = ['@sveltia/cms', '@shikijs/langs', '@shikijs/themes', 'exifr', 'immutable', 'leaflet', 'svgo', 'terra-draw', 'terra-draw-leaflet-adapter', 'turndown'];

/** Colors for 250 languages of code blocks, which the texts have none of: each would be a file of the site. */
const noCodeColors: Plugin = {
  name: 'editor-without-code-colors',
  enforce: 'pre',
  resolveId: { filter: { id: /^@shikijs\/langs\// }, handler: () => '\0no-code-colors' },
  load: { filter: { id: /^\0no-code-colors$/ }, handler: () => 'export default [];' },
};

/** The editor in the browser at `/admin`: always in development, on the site where its owner names a Git host. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' && !site.editor) return;
      injectRoute({ pattern: '/admin', entrypoint: fileURLToPath(new URL('admin.astro', import.meta.url)) });
      updateConfig({ vite: { plugins: [noCodeColors], optimizeDeps: { exclude: libraries }, build: { chunkSizeWarningLimit: 2500 } } });
    },
  },
});
