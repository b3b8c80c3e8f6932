import { readSources } from '../scripts/content/sources.ts';
import { buildTime, isPublished, type Publication } from '../src/content/publication.ts';
import { routes } from '../src/routes.ts';

type Frontmatter = Publication & {
  id: number;
  order: number;
  route: string;
  topic?: string;
  updated?: string;
};

const sources = readSources(process.cwd());

/** Published entries of a collection, sorted by id if they have one. */
export const publishedIn = (collection: string): Frontmatter[] =>
  sources
    .filter(({ folder }) => folder === collection)
    .map(({ data }) => data as Frontmatter)
    .filter((entry) => isPublished(entry, buildTime()))
    .sort((a, b) => a.id - b.id);

export const idsOf = (collection: string): number[] => publishedIn(collection).map(({ id }) => id);

const urlOf = ({ route }: Frontmatter): string => routes[route as keyof typeof routes] ?? route;
/** URLs of entries whose `route` is a key of `routes` or a path. */
export const routesOf = (collection: string): string[] => publishedIn(collection).map(urlOf);
export const menuUrls = (collection: string): string[] =>
  publishedIn(collection)
    .toSorted((a, b) => a.order - b.order)
    .map(urlOf);
