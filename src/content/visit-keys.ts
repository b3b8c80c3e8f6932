/** Storage keys of the specification (§2, §3). */
export const visitKeys = {
  lastRoute: 'StoreUrlPath',
  clickedMenu: 'activeMenu',
  product: 'ProductsId',
  industry: 'Industryid',
  article: 'blogid',
  caseStudy: 'casestudyid',
} as const;

/**
 * Returns a query string for `visit-state.ts`: storage keys by the kind in a detail page's path,
 * and product ids by path.
 */
export const visitsOf = (products: { href: string; id: number }[]): string =>
  new URLSearchParams([
    ['product', visitKeys.product],
    ['industry', visitKeys.industry],
    ['blog', visitKeys.article],
    ['case-study', visitKeys.caseStudy],
    ...products.map(({ href, id }) => [href, String(id)]),
  ]).toString();
