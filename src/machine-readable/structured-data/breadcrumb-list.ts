import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../../absolute-url.ts';
import { type Breadcrumb, fromHome } from '../../breadcrumbs.ts';
import { breadcrumbId } from './ids.ts';

/** The page's breadcrumb, Home first; the last step is the page itself. */
export function breadcrumbs(path: string, breadcrumb: Breadcrumb[]): BreadcrumbList {
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
