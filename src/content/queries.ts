import { type CollectionEntry, getCollection } from 'astro:content';
import { type RouteName, routes } from '../routes.ts';
import { draft } from './pages/draft.ts';
import { buildTime, isPreview, isPublished, type Publication } from './publication.ts';

/** Memoizes a read for one build, or a thousand articles would each read the thousand again; development reads afresh, as words change there. */
export function memoizeBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    known ??= read();
    return known;
  };
}

const byOrder = (one: { data: { order: number } }, other: { data: { order: number } }) => one.data.order - other.data.order;
const byId = (one: { data: { id: number } }, other: { data: { id: number } }) => one.data.id - other.data.id;

const now = buildTime();

/** The entries of a collection that are out; in development and in a preview the others too. */
async function published<Name extends 'blog' | 'industries' | 'caseStudies' | 'services' | 'products'>(name: Name): Promise<CollectionEntry<Name>[]> {
  const entries: CollectionEntry<Name>[] = await getCollection(name);
  return isPreview() ? entries : entries.filter(({ data }) => isPublished(data, now));
}

/** The mark of an entry that is not out: 'Draft', 'From Jun 29, 2026'. */
export function draftMark(entry: Publication): string | undefined {
  if (isPublished(entry, now)) return undefined;
  const [day = ''] = [entry.publishAt ?? '', entry.date ?? ''].sort().reverse();
  return entry.draft ? draft.mark : draft.from(day.slice(0, 10));
}

/** The services in their order, each with its address. */
export const services = memoizeBuild(async () => (await published('services')).sort(byOrder).map((entry) => ({ ...entry, href: entry.data.route })));

/** What Solutions compares of the services. */
export const serviceChoices = async () => (await services()).map(({ data: { title, choose, atWork }, href }) => ({ title, href, ...choose, atWork }));

export async function serviceCards() {
  return (await services()).map(({ data, href }) => ({ title: data.title, summary: data.summary, picture: data.picture, menuHelp: data.menuHelp, href }));
}

export const industries = memoizeBuild(async () => (await published('industries')).sort(byId));
/** By id, the order in which they lead on to each other. */
export const articles = memoizeBuild(async () => (await published('blog')).sort(byId));
/** The newest first; of one day the featured one, and the others by id. */
export const newestArticles = async (featured: number) =>
  (await articles()).toSorted(({ data: one }, { data: other }) => other.date.localeCompare(one.date) || Number(other.id === featured) - Number(one.id === featured));
export const caseStudies = memoizeBuild(async () => (await published('caseStudies')).sort(byId));
export const products = memoizeBuild(async () => (await published('products')).sort(byOrder));

/** What menus name of the products and services. */
export const menuEntries = memoizeBuild(async () => ({
  services: await serviceCards(),
  products: (await products()).map(({ data: { id, name, route, menuHelp } }) => ({ id, name, href: route, menuHelp })),
}));

export const legalPages = memoizeBuild(async () => (await getCollection('legal')).sort(byOrder).map((entry) => ({ ...entry, href: routes[entry.data.route] })));

/** @throws Error naming a route that no entry of the collection has. */
function at<Entry extends { data: { route: string } }>(entries: Entry[], route: string): Entry {
  const found = entries.find(({ data }) => data.route === route);
  if (!found) throw new Error(`No entry of the collection has the route '${route}'`);
  return found;
}

export const productAt = async (path: string) => at(await products(), path);
export const announcementAt = async (route: RouteName) => at(await getCollection('announcements'), route);
