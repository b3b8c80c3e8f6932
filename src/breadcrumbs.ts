import { pageNames } from './content/pages/shared.ts';
import { routes } from './routes.ts';

export type Breadcrumb = { label: string; href?: string };

/** The steps of a breadcrumb, from Home to the page. */
export const fromHome = (breadcrumb: Breadcrumb[]): Breadcrumb[] => [{ label: pageNames.home, href: routes.home }, ...breadcrumb];

/** Where each page stands, as its breadcrumb and its structured data say: Home is left out, the page itself comes last. */
export const breadcrumbs = {
  about: [{ label: pageNames.about }],
  products: [{ label: pageNames.products }],
  solutions: [{ label: pageNames.solutions }],
  product: (name: string): Breadcrumb[] => [{ label: pageNames.products, href: routes.products }, { label: name }],
  service: (title: string): Breadcrumb[] => [{ label: pageNames.solutions, href: routes.solutions }, { label: title }],
  industry: (title: string): Breadcrumb[] => [{ label: pageNames.industries, href: routes.industries }, { label: title }],
  blog: (topic: string): Breadcrumb[] => [{ label: pageNames.blog, href: routes.blog }, { label: topic }],
  caseStudy: (sector: string): Breadcrumb[] => [{ label: pageNames.caseStudies, href: routes.caseStudies }, { label: sector }],
  legal: (title: string): Breadcrumb[] => [{ label: pageNames.resources, href: routes.resources }, { label: title }],
  /** A page directly under Home. */
  page: (label: string): Breadcrumb[] => [{ label }],
};
