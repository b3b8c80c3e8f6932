import { detailRoutes, routes } from '../src/routes.ts';

/** Path of one page of each kind. */
export const pageKinds = {
  home: routes.home,
  product: routes.assetIq,
  service: routes.aiAdvisory,
  article: detailRoutes.blog(1),
  list: routes.blog,
  contact: routes.contact,
  legal: routes.privacy,
} as const;
