import { parse } from 'yaml';
import { headOf } from '../scripts/content/heads.ts';
import { readTexts } from '../scripts/content/sources.ts';
import { buildTime, isPublished, type Publication } from '../src/content/publication.ts';
import type { TopicName } from '../src/content/topics.ts';
import { routes } from '../src/routes.ts';

type Head = Publication & { id: number; order: number; route: string; topic?: TopicName };

/** What is published of a collection, by the files themselves: so tests count what an owner has, not what this site had. In the order of the ids. */
export const published = (folder: string): Head[] =>
  readTexts(process.cwd())
    .filter((text) => text.folder === folder)
    .map(({ text }) => parse(headOf(text) ?? '') as Head)
    .filter((head) => isPublished(head, buildTime()))
    .sort((one, other) => one.id - other.id);

export const ids = (folder: string): number[] => published(folder).map(({ id }) => id);

const address = ({ route }: Head): string => routes[route as keyof typeof routes] ?? route;
/** The addresses of a collection whose heads have a route: a name of `src/routes.ts`, or a path. */
export const addresses = (folder: string): string[] => published(folder).map(address);
/** The same in the order of the menus. */
export const inMenuOrder = (folder: string): string[] =>
  published(folder)
    .toSorted((one, other) => one.order - other.order)
    .map(address);
