import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { OpenOptions } from './hydrate-on-open.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate once the visitor has interacted with the page and the island is near the viewport. */
    'client:near'?: boolean;
    /** Hydrate when the pointer or focus reaches a control that names the island; a press opens it. */
    'client:open'?: OpenOptions;
  }
}

const directives = { near: './hydrate-near.ts', open: './hydrate-on-open.ts' };

/** Registers the site's own hydration directives (docs/decisions/0002-hydration.md). */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(directives)) addClientDirective({ name, entrypoint: fileURLToPath(new URL(file, import.meta.url)) });
      },
    },
  };
}
