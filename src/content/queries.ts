import { getCollection } from 'astro:content';
import { type RouteName, routes } from '../routes.ts';

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

/** The services in their order, each with its address. */
export const services = memoizeBuild(async () => (await getCollection('services')).sort(byOrder).map((entry) => ({ ...entry, href: entry.data.route })));

/** What Solutions compares of the services. */
export const serviceChoices = async () => (await services()).map(({ data: { title, choose, atWork }, href }) => ({ title, href, ...choose, atWork }));

export async function serviceCards() {
  return (await services()).map(({ data, href }) => ({ title: data.title, summary: data.summary, picture: data.picture, menuHelp: data.menuHelp, href }));
}

export const industries = memoizeBuild(async () => (await getCollection('industries')).sort(byId));
export const articles = memoizeBuild(async () => (await getCollection('blog')).sort(byId));
export const caseStudies = memoizeBuild(async () => (await getCollection('caseStudies')).sort(byId));
export const products = memoizeBuild(async () => (await getCollection('products')).sort(byOrder));

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
