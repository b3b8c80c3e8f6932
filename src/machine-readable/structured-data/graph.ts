import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { type Crumb, withHome } from '../../content/breadcrumbs.ts';
import { absoluteUrl } from '../../routes.ts';
import type { PageMeta } from '../page-meta.ts';
import { breadcrumbId } from './ids.ts';
import { organization } from './organization.ts';
import { webPage } from './web-page.ts';
import { website } from './website.ts';

export function pageGraph(meta: PageMeta): Graph {
  const { path, breadcrumb, mainEntity } = meta;
  const things: (Thing | undefined)[] = [
    organization(),
    website(),
    webPage(meta),
    breadcrumb && breadcrumbList(path, breadcrumb),
    mainEntity,
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  };
}

function breadcrumbList(path: string, breadcrumb: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: withHome(breadcrumb).map(({ label, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}
