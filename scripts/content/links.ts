import { site } from '../../site.config.ts';
import { interpolate } from '../../src/content/interpolate.ts';
import { isPublished, publicationTime } from '../../src/content/publication.ts';
import { detailRoutes, isEnabled, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import { linksIn, type Source } from './sources.ts';

const detailRouteByFolder: Record<string, (id: number) => string> = {
  blog: detailRoutes.blog,
  industries: detailRoutes.industry,
  'case-studies': detailRoutes.caseStudy,
  products: detailRoutes.product,
};

/** Returns the paths of a source's pages: the page of its `id`, if any, then of its `route`. */
export function entryPaths(source: Source): string[] {
  const { id } = source.data;
  const byId = typeof id === 'number' ? detailRouteByFolder[source.folder]?.(id) : undefined;
  return [byId, routePath(source)].filter((path) => path !== undefined);
}

export const routePath = ({ data: { route } }: Source): string | undefined =>
  String(route).startsWith('/') ? String(route) : routes[route as keyof typeof routes];

export const isSourceEnabled = (source: Source) => entryPaths(source).every(isEnabled);

/**
 * Returns the path of a link to this site, with placeholders filled in. Returns '' for email
 * addresses, phone numbers, other sites, fragments, and unknown placeholders, which `mdx-errors.ts`
 * and the schemas report.
 */
export function internalPath(href: string): string {
  try {
    const url = interpolate(href).replace(`${site.url}/`, '/');
    return /^(mailto:|tel:|https?:|#)/.test(url) ? '' : url.replace(/[?#].*/, '');
  } catch {
    return '';
  }
}

const findLinkProblems = (
  sources: Source[],
  messageFor: (path: string, href: string) => string | undefined,
): Problem[] =>
  sources.flatMap((source) =>
    linksIn(source).flatMap(({ href, line }) => {
      const path = internalPath(href);
      const message = path && messageFor(path, href);
      return message ? [{ file: source.file, line, message }] : [];
    }),
  );

/** Finds links to this site whose path belongs to neither a route nor an enabled entry. */
export function findBrokenLinks(sources: Source[]): Problem[] {
  const knownPaths = new Set([
    ...Object.values(routes),
    ...sources.filter(isSourceEnabled).flatMap(entryPaths),
  ]);
  const pathByLowercase = new Map([...knownPaths].map((path) => [path.toLowerCase(), path]));
  return findLinkProblems(sources, (path, href) => {
    if (knownPaths.has(path)) return undefined;
    const suggestion = pathByLowercase.get(`/${path.replace(/^\/|\/$/g, '')}`.toLowerCase());
    return `No page has the URL ${href}: ${suggestion ? `write ${suggestion}` : 'open the intended page and copy its path'}`;
  });
}

/** Finds links in `furtherReading` and `atWork`, which become cards, to pages without a picture. */
export function findCardLinksWithoutPicture(sources: Source[]): Problem[] {
  const knownPaths = new Set<string>([...Object.values(routes), ...sources.flatMap(entryPaths)]);
  // `entryPaths` returns two paths for a product. Only links to the second one, the page of its
  // `route`, show a picture. A source with errors counts as having a picture.
  const pathsWithPicture = new Set(
    sources
      .filter(({ data, document }) => data['picture'] || document?.errors.length)
      .map((source) => entryPaths(source).at(-1)),
  );
  const frontmatterOnly = sources.map((source) => ({ ...source, nodes: [] }));
  return findLinkProblems(frontmatterOnly, (path, href) =>
    knownPaths.has(path) && isEnabled(path) && !pathsWithPicture.has(path)
      ? `${href} has no picture: link an article, industry, case study, service, product or announcement`
      : undefined,
  );
}

/** Finds links to texts that are drafts, or are published later than the text with the link. */
export const findLinksToDrafts = (sources: Source[], now: Date): Problem[] =>
  sources
    .filter(({ data }) => !data['draft'])
    .flatMap((source) => {
      // Schemas report invalid dates, which are NaN.
      const visibleAt = new Date(Math.max(now.getTime(), publicationTime(source.data) || 0));
      const unpublished = new Set(
        sources.filter(({ data }) => !isPublished(data, visibleAt)).flatMap(entryPaths),
      );
      return findLinkProblems([source], (path) =>
        unpublished.has(path)
          ? `${path} is published later than this text: publish that page first, or link to another`
          : undefined,
      );
    });
