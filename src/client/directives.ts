import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { OpenOptions } from './hydrate-on-open.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates near the viewport after the first interaction. */
    'client:near'?: boolean;
    /** Hydrates when the island or a control that opens it is used, or by a URL parameter. */
    'client:open'?: OpenOptions;
  }
}

const directives = { near: './hydrate-near.ts', open: './hydrate-on-open.ts' };

/** Reloads the page, because Vite ignores changes in modules that the page has not loaded. */
const reloadScript = `import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  if (updates.some(({ path }) => !loaded.includes(path))) location.reload();
});`;

/** See docs/decisions/0002-hydration.md. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
        if (command === 'dev') injectScript('page', reloadScript);
        for (const [name, file] of Object.entries(directives))
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(file, import.meta.url)) });
      },
    },
  };
}
