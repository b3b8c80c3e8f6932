import type { Plugin } from 'vite';
import { fillWords } from '../../src/words.ts';

/** Fills `{brand}` and the other words of `src/words.ts` in MDX bodies, where they would otherwise be JavaScript. */
export function wordsInMdx(): Plugin {
  return {
    name: 'words-in-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      handler: (source) => fillWords(source),
    },
  };
}
