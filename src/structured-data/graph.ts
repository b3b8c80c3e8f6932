import type { Graph, Thing } from 'schema-dts';
import type { PageFacts } from '../layouts/page-facts.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** Everything a page tells machines, as one graph: the company, the site, the page, its place and its subject. */
export function pageGraph(facts: PageFacts): Graph {
  const { path, trail, subject } = facts;
  const things: (Thing | undefined)[] = [organization(), website(), webPage(facts), trail && breadcrumbs(path, trail), subject];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
