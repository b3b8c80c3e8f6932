import { readSources } from '../scripts/content/sources.ts';
import { buildTime, isPublished, type Publication } from '../src/content/publication.ts';
import { routes } from '../src/routes.ts';

type Head = Publication & { id: number; order: number; route: string; topic?: string };

const sources = readSources(process.cwd());

/**
 * Published entries of a collection in the order of their ids, read from the files, so tests work
 * for any owner.
 */
export const published = (folder: string): Head[] =>
  sources
    .filter((source) => source.folder === folder)
    .map(({ data }) => data as Head)
    .filter((head) => isPublished(head, buildTime()))
    .sort((a, b) => a.id - b.id);

export const ids = (folder: string): number[] => published(folder).map(({ id }) => id);

const address = ({ route }: Head): string => routes[route as keyof typeof routes] ?? route;
/** URLs of a collection with `route` in its frontmatter: a name of `src/routes.ts`, or a path. */
export const addresses = (folder: string): string[] => published(folder).map(address);
/** In menu order. */
export const inMenuOrder = (folder: string): string[] =>
  published(folder)
    .toSorted((a, b) => a.order - b.order)
    .map(address);
