import { getCollection } from 'astro:content';
import { type RouteName, routes } from '../routes.ts';

/** The six services in their order, each with its address. */
export async function services() {
  const entries = await getCollection('services');
  return entries.sort((one, other) => one.data.order - other.data.order).map((entry) => ({ ...entry, href: routes[entry.data.route] }));
}

export async function serviceCards() {
  return (await services()).map(({ data, href }) => ({ title: data.title, summary: data.summary, picture: data.picture, menuHelp: data.menuHelp, href }));
}

const byId = (one: { data: { id: number } }, other: { data: { id: number } }) => one.data.id - other.data.id;

export const industries = async () => (await getCollection('industries')).sort(byId);
export const articles = async () => (await getCollection('blog')).sort(byId);
export const caseStudies = async () => (await getCollection('caseStudies')).sort(byId);
export const products = async () => (await getCollection('products')).sort(byId);

export async function legalPages() {
  const entries = await getCollection('legal');
  return entries.sort((one, other) => one.data.order - other.data.order).map((entry) => ({ ...entry, href: routes[entry.data.route] }));
}

/** @throws Error naming a route that no entry of the collection has. */
const at = <Entry extends { data: { route: RouteName } }>(entries: Entry[], route: RouteName): Entry => {
  const found = entries.find(({ data }) => data.route === route);
  if (!found) throw new Error(`No entry of the collection has the route '${route}'`);
  return found;
};

export const productAt = async (route: RouteName) => at(await getCollection('products'), route);
export const announcementAt = async (route: RouteName) => at(await getCollection('announcements'), route);
