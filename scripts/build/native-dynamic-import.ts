import type { Plugin } from 'vite';

/**
 * Leaves `import()` to the browser by switching off the Vite plugin that wraps it in a preload helper. The helper fetches the imports of a chunk side
 * by side and costs every page 0.75 KB; here few chunks are imported that way, and only when a visitor asks for what they do.
 */
export const nativeDynamicImport = (): Plugin => ({
  name: 'native-dynamic-import',
  configResolved({ plugins }) {
    const helper = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (helper) helper.applyToEnvironment = () => false;
  },
});
