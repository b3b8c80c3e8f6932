import { getCollection } from 'astro:content';
import { type RouteName, routes } from '../routes.ts';

/** Reads once in a build, or a thousand articles would each read the thousand again; afresh during development, where words change. */
export function memoizeBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return read();
    known ??= read();
    return known;
  };
}

/** The six services in their order, each with its address. */
export const services = memoizeBuild(async () => {
  const entries = await getCollection('services');
  return entries.sort((one, other) => one.data.order - other.data.order).map((entry) => ({ ...entry, href: routes[entry.data.route] }));
});

export async function serviceCards() {
  return (await services()).map(({ data, href }) => ({ title: data.title, summary: data.summary, picture: data.picture, menuHelp: data.menuHelp, href }));
}

const byId = (one: { data: { id: number } }, other: { data: { id: number } }) => one.data.id - other.data.id;

export const industries = memoizeBuild(async () => (await getCollection('industries')).sort(byId));
export const articles = memoizeBuild(async () => (await getCollection('blog')).sort(byId));
export const caseStudies = memoizeBuild(async () => (await getCollection('caseStudies')).sort(byId));
export const products = memoizeBuild(async () => (await getCollection('products')).sort(byId));

export const legalPages = memoizeBuild(async () => {
  const entries = await getCollection('legal');
  return entries.sort((one, other) => one.data.order - other.data.order).map((entry) => ({ ...entry, href: routes[entry.data.route] }));
});

/** @throws Error naming a route that no entry of the collection has. */
const at = <Entry extends { data: { route: RouteName } }>(entries: Entry[], route: RouteName): Entry => {
  const found = entries.find(({ data }) => data.route === route);
  if (!found) throw new Error(`No entry of the collection has the route '${route}'`);
  return found;
};

export const productAt = async (route: RouteName) => at(await products(), route);
export const announcementAt = async (route: RouteName) => at(await getCollection('announcements'), route);
