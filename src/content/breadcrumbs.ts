import { routes } from '../routes.ts';
import { pageCopy } from './page-copy.ts';

const { names } = pageCopy('shared');

export type Breadcrumb = { label: string; href?: string };

export const withHome = (breadcrumb: Breadcrumb[]): Breadcrumb[] => [
  { label: names.home, href: routes.home },
  ...breadcrumb,
];

const below =
  (parent: 'products' | 'solutions' | 'industries' | 'blog' | 'caseStudies' | 'resources') =>
  (label: string): Breadcrumb[] => [{ label: names[parent], href: routes[parent] }, { label }];

/** Breadcrumbs without Home. The page itself is last. */
export const breadcrumbs = {
  about: [{ label: names.about }],
  products: [{ label: names.products }],
  solutions: [{ label: names.solutions }],
  product: below('products'),
  service: below('solutions'),
  industry: below('industries'),
  blog: below('blog'),
  caseStudy: below('caseStudies'),
  legal: below('resources'),
  page: (label: string): Breadcrumb[] => [{ label }],
};
