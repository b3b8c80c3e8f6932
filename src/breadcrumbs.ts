import { routes } from './routes.ts';

export type Breadcrumb = { label: string; href?: string };

/** The steps of a breadcrumb, from Home to the page. */
export const fromHome = (breadcrumb: Breadcrumb[]): Breadcrumb[] => [{ label: 'Home', href: routes.home }, ...breadcrumb];

/** Where each page stands, as its breadcrumb shows it and machines read it: Home is understood, the page itself comes last. */
export const breadcrumbs = {
  about: [{ label: 'About Us' }],
  products: [{ label: 'Products' }],
  solutions: [{ label: 'Solutions' }],
  product: (name: string): Breadcrumb[] => [{ label: 'Products', href: routes.products }, { label: name }],
  industry: (title: string): Breadcrumb[] => [{ label: 'Industry Verticals', href: routes.industries }, { label: title }],
  blog: (topic: string): Breadcrumb[] => [{ label: 'Blog', href: routes.blog }, { label: topic }],
  caseStudy: (sector: string): Breadcrumb[] => [{ label: 'Case Studies', href: routes.caseStudies }, { label: sector }],
  legal: (title: string): Breadcrumb[] => [{ label: 'Resources', href: routes.resources }, { label: title }],
  /** A page directly under Home. */
  page: (label: string): Breadcrumb[] => [{ label }],
};
