import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { type Breadcrumb, fromHome } from '../../breadcrumbs.ts';
import type { PageMeta } from '../../page-meta.ts';
import { absoluteUrl } from '../../routes.ts';
import { breadcrumbId } from './ids.ts';
import { organization } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

/** Everything a page tells machines, as one graph: the company, the site, the page, its place and its main entity. */
export function pageGraph(meta: PageMeta): Graph {
  const { path, breadcrumb, mainEntity } = meta;
  const things: (Thing | undefined)[] = [organization(), website(), webPage(meta), breadcrumb && breadcrumbList(path, breadcrumb), mainEntity];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

/** The page's breadcrumb, Home first; the last step is the page itself. */
function breadcrumbList(path: string, breadcrumb: Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: fromHome(breadcrumb).map(({ label, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
