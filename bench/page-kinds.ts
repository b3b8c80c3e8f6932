import { detailRoutes, routes } from '../src/routes.ts';

/** Paths of pages of several kinds. */
export const pageKinds = {
  home: routes.home,
  product: routes.assetIq,
  service: routes.aiAdvisory,
  article: detailRoutes.blog(1),
  list: routes.blog,
  contact: routes.contact,
  legal: routes.privacy,
} as const;
