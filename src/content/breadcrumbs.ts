import { routes } from '../routes.ts';
import { pageCopy } from './page-copy.ts';

const { names } = pageCopy('shared');

export type Crumb = { label: string; href?: string };

export const withHome = (trail: Crumb[]): Crumb[] => [
  { label: names.home, href: routes.home },
  ...trail,
];

const childOf =
  (parent: keyof typeof names & keyof typeof routes) =>
  (label: string): Crumb[] => [{ label: names[parent], href: routes[parent] }, { label }];

/** Without Home. The page itself is last. */
export const breadcrumbs = {
  about: [{ label: names.about }],
  products: [{ label: names.products }],
  solutions: [{ label: names.solutions }],
  product: childOf('products'),
  service: childOf('solutions'),
  industry: childOf('industries'),
  blog: childOf('blog'),
  caseStudy: childOf('caseStudies'),
  legal: childOf('resources'),
  page: (label: string): Crumb[] => [{ label }],
};
