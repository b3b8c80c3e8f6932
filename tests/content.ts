import { globSync, readFileSync } from 'node:fs';
import { routes } from '../src/routes.ts';

type Head = { id: number; route: string; date: string };

/** What there is of a collection, by the files themselves: so tests count what an owner has, not what this site had. In the order of the ids. */
export const published = (folder: string): Head[] =>
  globSync(`src/content/${folder}/*.mdx`)
    .map((file) => readFileSync(file, 'utf8'))
    .map((text) => ({ id: Number(field(text, 'id')), route: field(text, 'route'), date: field(text, 'date') }))
    .sort((one, other) => one.id - other.id);

export const ids = (folder: string): number[] => published(folder).map(({ id }) => id);

/** The addresses of a collection whose heads have a route: a name of `src/routes.ts`, or a path. */
export const addresses = (folder: string): string[] => published(folder).map(({ route }) => routes[route as keyof typeof routes] ?? route);

const field = (text: string, name: string) => new RegExp(`^${name}: '?([^'\n]+)`, 'm').exec(text)?.[1] ?? '';
