import { site } from '../site.config.ts';

/** Every internal path (specification §2), canonical spelling. `/home` and `#` are `/` (docs/specification-rulings.md). */
export const routes = {
  home: '/',
  about: '/about-us',
  products: '/product',
  assetIq: '/asset-IQ',
  panorama: '/panorama',
  industries: '/industry-verticals',
  solutions: '/solutions',
  aiAdvisory: '/AIadvisory-services',
  implementation: '/DaImplementation-service',
  managed: '/ManagedServices-service',
  cloudMigration: '/CloudMigration-service',
  gpuServices: '/NvidiaServices-service',
  genAi: '/Gen-AI-offering',
  studio: `/${site.product}-Studio`,
  traffic: '/Traffic-Monitoring',
  blog: '/blog',
  caseStudies: '/case-study',
  contact: '/contact-us',
  resources: '/resource',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  terms: '/term-and-conditions',
  search: '/search',
} as const;

export type RouteName = keyof typeof routes;

/** Detail pages, by the collection whose ids they take. */
export const detailRoutes = {
  product: (id: number) => `/product-details/${id}`,
  industry: (id: number) => `/industry-details/${id}`,
  blog: (id: number) => `/blog-details/${id}`,
  caseStudy: (id: number) => `/case-study-details/${id}`,
} as const;

/** A page of the blog's list of articles, of all or of one topic: `/blog`, `/blog/page/2`, `/blog/topic/data`, `/blog/topic/data/page/2`. */
export const blogListRoute = (number: number, topic?: string): string => `${routes.blog}${topic ? `/topic/${topic}` : ''}${number > 1 ? `/page/${number}` : ''}`;

/** The full web address of a path of the site. */
export const absoluteUrl = (path: string): string => new URL(path, site.url).href;

/** Where a page stands as plain text: `/blog-details/1` is `/blog-details/1.md`. */
export const plainTextPath = (path: string): string => `${path}.md`;

/** Where the Cookies Policy explains the cookie preference manager. */
export const preferencesSection = `${routes.cookies}#in-the-cookie-preference-manager`;

/** Pages that answer whatever address was asked for: none of these is a route that was visited. */
export const anyAddress: string[] = ['/404', '/check-your-details'];

/** The pages that hold a demonstration. */
export const demonstrationNames = ['assetIq', 'panorama', 'traffic'] as const satisfies RouteName[];
export type DemonstrationName = (typeof demonstrationNames)[number];

/** Where the demonstration of a page begins, for the pages that have one. */
export const demonstrationOf = (path: string): string | undefined => (demonstrationNames.some((name) => routes[name] === path) ? `${path}#try` : undefined);

export const mailTo = (address: string) => `mailto:${address}`;
export const callTo = (telephone: string) => `tel:${telephone.replaceAll(/[^+\d]/g, '')}`;
