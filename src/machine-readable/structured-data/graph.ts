import type { Graph, Thing } from 'schema-dts';
import type { PageMeta } from '../../layouts/page-meta.ts';
import { breadcrumbs } from './breadcrumb-list.ts';
import { organization } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** Everything a page tells machines, as one graph: the company, the site, the page, its place and its subject. */
export function pageGraph(meta: PageMeta): Graph {
  const { path, breadcrumb, mainEntity } = meta;
  const things: (Thing | undefined)[] = [organization(), website(), webPage(meta), breadcrumb && breadcrumbs(path, breadcrumb), mainEntity];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}
