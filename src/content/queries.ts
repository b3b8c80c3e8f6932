import { type CollectionEntry, getCollection } from 'astro:content';
import { isEnabled, type RouteName, routes } from '../routes.ts';
import { buildTime, isPreview, isPublished } from './publication.ts';

export function memoizeInBuilds<Value>(query: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return query();
    cached ??= query();
    return cached;
  };
}

const byOrder = (a: { data: { order: number } }, b: { data: { order: number } }) =>
  a.data.order - b.data.order;
const byId = (a: { data: { id: number } }, b: { data: { id: number } }) => a.data.id - b.data.id;

const now = buildTime();

/** Returns entries of enabled pages. Omits unpublished ones, except in development and previews. */
async function publishedEntries<
  Name extends 'blog' | 'industries' | 'caseStudies' | 'services' | 'products',
>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(name);
  return entries.filter(
    ({ data }) =>
      (isPreview() || isPublished(data, now)) && (!('route' in data) || isEnabled(data.route)),
  );
}

export const services = memoizeInBuilds(async () =>
  (await publishedEntries('services'))
    .sort(byOrder)
    .map((entry) => ({ ...entry, href: entry.data.route })),
);

/** Moves the fields of `choose` to the top level. The table on Solutions shows them. */
export const serviceCards = async () =>
  (await services()).map(({ data, href }) => ({ ...data, ...data.choose, href }));

export const industries = memoizeInBuilds(async () =>
  (await publishedEntries('industries')).sort(byId),
);
export const articles = memoizeInBuilds(async () => (await publishedEntries('blog')).sort(byId));
/** Newest first. Of articles with the same date, the featured one comes first. */
export const newestArticles = async (featuredId: number) =>
  (await articles()).toSorted(
    ({ data: a }, { data: b }) =>
      b.date.localeCompare(a.date) || Number(b.id === featuredId) - Number(a.id === featuredId),
  );
export const caseStudies = memoizeInBuilds(async () =>
  (await publishedEntries('caseStudies')).sort(byId),
);
export const products = memoizeInBuilds(async () =>
  (await publishedEntries('products')).sort(byOrder),
);

export const menuEntries = memoizeInBuilds(async () => ({
  services: await serviceCards(),
  products: (await products()).map(({ data }) => ({ ...data, href: data.route })),
}));

export const legalPages = memoizeInBuilds(async () =>
  (await getCollection('legal'))
    .sort(byOrder)
    .map((entry) => ({ ...entry, href: routes[entry.data.route] })),
);

/** `route` is a path in products, and a key of `routes` in announcements. */
function findEntry<Entry extends { data: { route: string } }>(
  entries: Entry[],
  route: string,
): Entry {
  const entry = entries.find(({ data }) => data.route === route);
  if (!entry) throw new Error(`No entry has the route '${route}'`);
  return entry;
}

export const productAt = async (path: string) => findEntry(await products(), path);
export const announcements = async () =>
  (await getCollection('announcements')).filter(({ data }) => isEnabled(routes[data.route]));
export const announcementAt = async (route: RouteName) => findEntry(await announcements(), route);
