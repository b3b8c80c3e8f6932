import { site } from '../site.config.ts';

/** URLs of pages, except those with an id, which are in `detailRoutes` (specification §2). */
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

export const detailRoutes = {
  product: (id: number) => `/product-details/${id}`,
  industry: (id: number) => `/industry-details/${id}`,
  blog: (id: number) => `/blog-details/${id}`,
  caseStudy: (id: number) => `/case-study-details/${id}`,
} as const;

/** `/blog`, `/blog/page/2` or `/blog/topic/data/page/2`. */
export const blogListPath = (pageNumber: number, topic?: string): string =>
  `${routes.blog}${topic ? `/topic/${topic}` : ''}${pageNumber > 1 ? `/page/${pageNumber}` : ''}`;

export const absoluteUrl = (path: string): string => new URL(path, site.url).href;

export const markdownPathOf = (path: string): string => `${path}.md`;

export const preferencesUrl = `${routes.cookies}#in-the-cookie-preference-manager`;

/** Shown at the URL of a failed request. Browsers do not store this URL as `lastRoute`. */
export const errorPages: string[] = ['/404', '/check-your-details'];

export const demonstrationNames = ['assetIq', 'panorama', 'traffic'] as const satisfies RouteName[];
export type DemonstrationName = (typeof demonstrationNames)[number];

const hiddenPaths: string[] = ([...demonstrationNames, 'studio', 'gpuServices'] as const)
  .filter((name) => !site.switches[name] || (name === 'gpuServices' && !site.gpuVendor))
  .map((name) => routes[name]);

/** Whether `switches` (and `gpuVendor`) in site.config.ts include the page at this URL. */
export const isEnabled = (href: string): boolean =>
  !hiddenPaths.includes(href.replace(/[?#].*/, ''));

export const shownDemonstrations = demonstrationNames.filter((name) => isEnabled(routes[name]));

export const hasFilm = site.switches.film;
/** Whether the site serves the film file instead of embedding `videoUrl`. */
export const hostsFilm = hasFilm && !site.videoUrl;
export const filmUrl = site.videoUrl || '/film/asset-iq.mp4';

/** Returns the URL of the demonstration on a page, if there is one. */
export const demonstrationUrl = (path: string): string | undefined =>
  demonstrationNames.some((name) => routes[name] === path) ? `${path}#try` : undefined;

export const mailTo = (address: string) => `mailto:${address}`;
/** Omits the `(0)` of numbers such as `+44 (0)20 7946 0958`: only domestic calls need it. */
export const callTo = (telephone: string) => `tel:${telephone.replaceAll(/\(0\)|[^+\d]/g, '')}`;
