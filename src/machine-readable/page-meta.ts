import type { Thing } from 'schema-dts';
import type { Crumb } from '../content/breadcrumbs.ts';

export type PageMeta = {
  path: string;
  /** Unique among indexed pages. Does not contain the brand. */
  title: string;
  /** Replaces `title` in tabs and search results. */
  documentTitle?: string;
  /** 60 to 165 characters if indexed. */
  description: string;
  picture?: string;
  breadcrumb?: Crumb[];
  /** What the page is about. Its schema.org `@id` is `mainEntityId(path)`. */
  mainEntity?: Thing;
  /** Such as 2020-06-29 or 2024-03. */
  published?: string;
  modified?: string;
  markdownPath?: string;
  /** Only for unpublished pages. */
  draftLabel?: string | undefined;
  noindex?: boolean;
};
