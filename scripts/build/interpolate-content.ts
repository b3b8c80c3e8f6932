import type { Plugin } from 'vite';
import { fillSiteValues, interpolate } from '../../src/content/interpolate.ts';
import { removeLinks } from '../../src/content/remove-links.ts';
import { isEnabled } from '../../src/routes.ts';

/**
 * Fills in placeholders such as `{brand}`, which MDX would run as JavaScript. From MDX, removes
 * links to hidden pages.
 */
export function interpolateContent(): Plugin {
  return {
    name: 'interpolate-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)|\/src\/content\/pages\/[^/]+\.json$/ },
      handler(source, id) {
        if (id.endsWith('.json')) return JSON.stringify(fillSiteValues(JSON.parse(source)));
        const text = interpolate(source);
        // Astro's virtual modules match the filter too, but have no frontmatter.
        return text.startsWith('---') ? removeLinks(text, (href) => !isEnabled(href)) : text;
      },
    },
  };
}
