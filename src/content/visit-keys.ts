/** The keys under which a visit is stored in the browser, spelled as the specification spells them (§2, §3). */
export const visitKeys = {
  lastRoute: 'StoreUrlPath',
  clickedMenu: 'activeMenu',
  product: 'ProductsId',
  industry: 'Industryid',
  article: 'blogid',
  caseStudy: 'casestudyid',
} as const;

/** An entry whose id is stored when it is chosen or opened. */
export type VisitId = { kind: 'product' | 'industry' | 'article' | 'caseStudy'; id: number };

/** The attributes by which a link or a page names that id; `src/client/visit-state.ts` reads them. */
export const visitAttributes = (visit?: VisitId) => (visit ? { 'data-visit-key': visitKeys[visit.kind], 'data-visit-id': visit.id } : {});
