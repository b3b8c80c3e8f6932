import type { Plugin } from 'vite';
import { interpolate } from '../../src/content/interpolate.ts';

/** Fills `{brand}` and the other words of `src/content/interpolate.ts` in MDX bodies, where they would otherwise be JavaScript. */
export function interpolateMdx(): Plugin {
  return {
    name: 'words-in-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler: (source) => interpolate(source),
    },
  };
}
