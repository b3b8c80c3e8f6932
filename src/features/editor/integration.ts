import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { site } from '../../../site.config.ts';

/** In development, Vite would bundle these libraries at first use, and then reload the editor. */
const libraries = [
  '@sveltia/cms',
  '@shikijs/langs',
  '@shikijs/themes',
  'exifr',
  'immutable',
  'leaflet',
  'svgo',
  'terra-draw',
  'terra-draw-leaflet-adapter',
  'turndown',
];

/** Excludes syntax highlighting for 250 languages, because our articles contain no code. */
export function withoutSyntaxHighlighting(): Plugin {
  let isImported = false;
  return {
    name: 'without-syntax-highlighting',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@shikijs\/langs\// },
      handler: () => {
        isImported = true;
        return '\0no-syntax-highlighting';
      },
    },
    load: { filter: { id: /^\0no-syntax-highlighting$/ }, handler: () => 'export default [];' },
    generateBundle() {
      if (this.environment.name === 'client' && !isImported)
        this.error('Sveltia no longer imports @shikijs/langs/ (docs/astro-internals.md, row 5)');
    },
  };
}

/** Adds the editor at `/admin`: in builds if a Git host is set, in development with drafts. */
export const editor = (): AstroIntegration => ({
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command === 'dev') {
        process.env['PREVIEW_DRAFTS'] = 'true';
        // Serves /admin/ too, which the desk and static hosts redirect.
        updateConfig({ trailingSlash: 'ignore' });
      } else if (!site.editor) return;
      injectRoute({
        pattern: '/admin',
        entrypoint: fileURLToPath(new URL('admin.astro', import.meta.url)),
      });
      updateConfig({
        vite: {
          plugins: [withoutSyntaxHighlighting()],
          optimizeDeps: { exclude: libraries },
          build: { chunkSizeWarningLimit: 2500 },
        },
      });
    },
  },
});
