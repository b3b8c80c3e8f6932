import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser. Vite's own helper fetches a chunk's imports side by side and costs every page 0.3 KB; here few chunks
 * are imported that way, and only when a visitor asks for what they do (`layouts/page-script.ts`, the charts of Panorama).
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  configResolved({ plugins }) {
    const helper = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (helper) helper.applyToEnvironment = () => false;
  },
});
