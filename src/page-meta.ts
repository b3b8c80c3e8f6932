import type { Thing } from 'schema-dts';
import type { Breadcrumb } from './breadcrumbs.ts';
import type { VisitId } from './content/visit-keys.ts';

/** What a page tells the document about itself. */
export type PageMeta = {
  /** Its canonical path. */
  path: string;
  /** Unique on the site, without the brand, which the head adds. */
  title: string;
  /** What the tab and search results call it, where that is not the title: within 60 characters, the brand that the head adds included. */
  documentTitle?: string;
  /** 60 to 165 characters: search results show it. */
  description: string;
  /** Name of the picture a shared link shows. */
  picture?: string;
  /** Where it stands, as its breadcrumb shows it. */
  breadcrumb?: Breadcrumb[];
  /** What it is about, for its structured data; its id is `mainEntityId(path)`. */
  mainEntity?: Thing;
  /** When its words were published or last changed, as 2020-06-29 or 2024-03, where the page says so. */
  published?: string;
  modified?: string;
  /** Path of the page as plain text (Markdown). */
  plainText?: string;
  /** The entry whose id opening this page stores (specification §3). */
  visit?: VisitId;
  /** The mark of a page that is not published: 'Draft'. */
  draft?: string | undefined;
  /** Kept from search results: answers to a form, the 404 page. */
  noindex?: boolean;
};
