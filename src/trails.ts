import { routes } from './routes.ts';

export type Crumb = { label: string; href?: string };

/** The steps of a breadcrumb, from Home to the page. */
export const fromHome = (trail: Crumb[]): Crumb[] => [{ label: 'Home', href: routes.home }, ...trail];

/** Where each page stands, as its breadcrumb shows it and machines read it: Home is understood, the page itself comes last. */
export const trails = {
  about: [{ label: 'About Us' }],
  products: [{ label: 'Products' }],
  solutions: [{ label: 'Solutions' }],
  product: (name: string): Crumb[] => [{ label: 'Products', href: routes.products }, { label: name }],
  industry: (title: string): Crumb[] => [{ label: 'Industry Verticals', href: routes.industries }, { label: title }],
  blog: (topic: string): Crumb[] => [{ label: 'Blog', href: routes.blog }, { label: topic }],
  caseStudy: (sector: string): Crumb[] => [{ label: 'Case Studies', href: routes.caseStudies }, { label: sector }],
  legal: (title: string): Crumb[] => [{ label: 'Resources', href: routes.resources }, { label: title }],
  /** A page directly under Home. */
  page: (label: string): Crumb[] => [{ label }],
};
