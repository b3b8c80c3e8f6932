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
 * Returns a query string for `visit-state.ts`: the storage key of each kind of page, such as
 * `blog`, and the id of each product by its path.
 */
export const encodeVisitKeys = (products: { href: string; id: number }[]): string =>
  new URLSearchParams([
    ['product', visitKeys.product],
    ['industry', visitKeys.industry],
    ['blog', visitKeys.article],
    ['case-study', visitKeys.caseStudy],
    ...products.map(({ href, id }) => [href, String(id)]),
  ]).toString();
