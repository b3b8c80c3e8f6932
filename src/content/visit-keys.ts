/** Storage keys. Specification §3 prescribes all but `activeMenu`. */
export const visitKeys = {
  lastRoute: 'StoreUrlPath',
  clickedMenu: 'activeMenu',
  product: 'ProductsId',
  industry: 'Industryid',
  article: 'blogid',
  caseStudy: 'casestudyid',
} as const;

/**
 * Returns a query string for `client/visit-state.ts`. It maps each kind of detail page, such as
 * `blog`, to its storage key, and each product's path to the product's id.
 */
export const encodeVisitKeys = (products: { href: string; id: number }[]): string =>
  new URLSearchParams([
    ['product', visitKeys.product],
    ['industry', visitKeys.industry],
    ['blog', visitKeys.article],
    ['case-study', visitKeys.caseStudy],
    ...products.map(({ href, id }) => [href, String(id)]),
  ]).toString();
