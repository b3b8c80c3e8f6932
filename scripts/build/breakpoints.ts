import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

const file = path.resolve(import.meta.dirname, '../../src/styles/breakpoints.css');

/** Adds the breakpoints to CSS that uses them, because Lightning CSS resolves them per file. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(\?|$)/, code: '@media (--' },
      handler(css) {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8') + css;
      },
    },
  };
}

export const lightningcss: NonNullable<CSSOptions['lightningcss']> = {
  drafts: { customMedia: true },
};
