import type { Plugin } from 'vite';

/** Leaves `import()` as it is written: Vite's helper round it, which preloads what a chunk imports, is 0.75 KB of the 5 KB of script that a page left alone may load. */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  configResolved({ plugins }) {
    for (const plugin of plugins) if (plugin.name === 'native:import-analysis-build') plugin.applyToEnvironment = () => false;
  },
});
