import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Registers `client:approach`: an island hydrates once the visitor has acted and is near it (docs/decisions.md, 'Script before the visitor acts'). */
export function approachDirective(): AstroIntegration {
  return {
    name: 'approach-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'approach', entrypoint: fileURLToPath(new URL('../../src/behaviours/approach.ts', import.meta.url)) });
      },
    },
  };
}
