import type { Thing } from 'schema-dts';
import type { Breadcrumb } from '../content/breadcrumbs.ts';

export type PageMeta = {
  path: string;
  /** Unique. Does not contain the brand. */
  title: string;
  /** Title for tabs and search results, at most 60 characters with the brand. */
  documentTitle?: string;
  /** 60 to 165 characters. */
  description: string;
  picture?: string;
  breadcrumb?: Breadcrumb[];
  /** What the page is about, for schema.org. Its id is `mainEntityId(path)`. */
  mainEntity?: Thing;
  /** Such as 2020-06-29 or 2024-03. */
  published?: string;
  modified?: string;
  /** Path of the Markdown version. */
  markdownPath?: string;
  /** Label of an unpublished page. */
  draftLabel?: string | undefined;
  noindex?: boolean;
};
