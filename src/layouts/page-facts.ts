/** What a page tells the document about itself. */
export type PageFacts = {
  /** Its canonical path. */
  path: string;
  /** Unique on the site, without the brand, which the head adds. */
  title: string;
  /** 60 to 165 characters: search results show it. */
  description: string;
  /** Name of the picture a shared link shows. */
  picture?: string;
  /** `blogid:3`: the id that opening this page stores (specification §3). */
  remember?: string;
  /** Kept from search results: answers to a form, the 404 page. */
  unlisted?: boolean;
};
