import { interpolate } from '../../src/content/interpolate.ts';
import { isPublished, type Publication } from '../../src/content/publication.ts';
import { detailRoutes, isShown, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import { hrefsIn, type Source } from './sources.ts';

/** Pages of entries by id, by folder. */
const collections: Record<string, (id: number) => string> = {
  blog: detailRoutes.blog,
  industries: detailRoutes.industry,
  'case-studies': detailRoutes.caseStudy,
  products: detailRoutes.product,
};

/** Returns the paths of an entry, by its ID and by its route. */
export function pathsOf({ folder, data: { id, route } }: Source): string[] {
  const byId = typeof id === 'number' ? collections[folder]?.(id) : undefined;
  const byRoute = String(route).startsWith('/')
    ? String(route)
    : routes[route as keyof typeof routes];
  return [byId, byRoute].filter((address) => address !== undefined);
}

export const isOn = (source: Source) => pathsOf(source).every(isShown);

/**
 * The path of an internal link with tokens filled in; '' for an external link, and for an unknown
 * token, which `mdx-errors.ts` reports.
 */
export function pathOf(href: string): string {
  try {
    return /^(mailto:|https:|#)/.test(href) ? '' : interpolate(href).replace(/[?#].*/, '');
  } catch {
    return '';
  }
}

const problemsAt = (
  sources: Source[],
  messageFor: (path: string, href: string) => string | undefined,
): Problem[] =>
  sources.flatMap((source) =>
    hrefsIn(source).flatMap(({ href, line }) => {
      const path = pathOf(href);
      const message = path && messageFor(path, href);
      return message ? [{ file: source.file, line, message }] : [];
    }),
  );

/** Finds internal links to missing pages. `dead-links.ts` checks sections. */
export function findBrokenLinks(sources: Source[]): Problem[] {
  const known = new Set([...Object.values(routes), ...sources.filter(isOn).flatMap(pathsOf)]);
  const pathByLowercase = new Map([...known].map((address) => [address.toLowerCase(), address]));
  return problemsAt(sources, (path, href) => {
    if (known.has(path)) return undefined;
    const suggestion = pathByLowercase.get(`/${path.replace(/^\/|\/$/g, '')}`.toLowerCase());
    return `No page has the address ${href}: ${suggestion ? `write ${suggestion}` : 'open the page you mean and copy its address, from the / after the host on'}`;
  });
}

/** Finds `furtherReading` links to pages without a picture. */
export function findLinksWithoutPicture(sources: Source[]): Problem[] {
  const known = new Set<string>([...Object.values(routes), ...sources.flatMap(pathsOf)]);
  // A product's page has the picture, its data sheet (by id) does not.
  const pictured = new Set(
    sources
      .filter(({ data, document }) => data['picture'] || document?.errors.length)
      .map((source) => pathsOf(source).at(-1)),
  );
  const heads = sources.map((source) => ({ ...source, nodes: [] }));
  return problemsAt(heads, (path, href) =>
    known.has(path) && isShown(path) && !pictured.has(path)
      ? `Further reading shows the picture of the linked page, and ${href} has none: link an article, industry, case study, service, product or announcement`
      : undefined,
  );
}

/** Finds links from published to unpublished texts. */
export function findLinksToDrafts(sources: Source[], now: Date): Problem[] {
  const published = sources.filter(({ data }) => isPublished(data as Publication, now));
  const unpublished = new Set(
    sources.filter((source) => !published.includes(source)).flatMap(pathsOf),
  );
  return problemsAt(published, (path) =>
    unpublished.has(path)
      ? `${path} is not published, and this text is: publish it, or link another page`
      : undefined,
  );
}
