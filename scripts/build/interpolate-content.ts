import type { Plugin } from 'vite';
import { FRONTMATTER } from '../../src/content/frontmatter.ts';
import { fillSiteValues } from '../../src/content/interpolate.ts';
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
        // Astro's virtual modules match the filter too, but have no frontmatter.
        if (!source.startsWith('---')) return source;
        // Skips the frontmatter: the schemas fill it in after parsing, because an apostrophe in a
        // company name could end a YAML value.
        const [frontmatter = ''] = FRONTMATTER.exec(source) ?? [];
        const text = frontmatter + fillSiteValues(source.slice(frontmatter.length));
        return removeLinks(text, (href) => !isEnabled(href));
      },
    },
  };
}
