import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite's own helper fetches a chunk's imports side by side and costs every page 0.6 KB; here a few
 * chunks are imported that way, and seldom (`behaviours/start.ts`, the charts of Panorama).
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
