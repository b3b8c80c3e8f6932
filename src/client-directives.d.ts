declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate once the visitor has acted and the island is near the viewport. */
    'client:approach'?: boolean;
  }
}

export {};
