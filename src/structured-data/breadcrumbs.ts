import type { BreadcrumbList } from 'schema-dts';
import { address } from '../address.ts';
import { type Crumb, fromHome } from '../trails.ts';
import { breadcrumbId } from './ids.ts';

/** The page's breadcrumb, Home first; the last step is the page itself. */
export function breadcrumbs(path: string, trail: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: fromHome(trail).map(({ label, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(href),
    })),
  };
}
