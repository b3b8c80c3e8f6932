import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate once the visitor has interacted with the page and the island is near the viewport. */
    'client:near'?: boolean;
  }
}

/** Registers the site's own hydration directives (docs/decisions.md, 'Script before the visitor acts'). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'near', entrypoint: fileURLToPath(new URL('./hydrate-near.ts', import.meta.url)) });
      },
    },
  };
}
