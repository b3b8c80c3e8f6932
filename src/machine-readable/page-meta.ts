import type { Thing } from 'schema-dts';
import type { Crumb } from '../content/breadcrumbs.ts';

export type PageMeta = {
  path: string;
  /** Unique among indexed pages. `<title>` adds the brand. */
  title: string;
  /** Replaces `title` in `<title>` and `WebPage`. */
  documentTitle?: string;
  /** If indexed: unique, 60 to 175 characters. */
  description: string;
  picture?: string;
  breadcrumb?: Crumb[];
  /** What the page is about. Its schema.org `@id` is `mainEntityId(path)`. */
  mainEntity?: Thing;
  /** Such as 2020-06-29. */
  published?: string;
  /** Such as 2020-06-29 or 2024-03. */
  modified?: string;
  markdownPath?: string;
  draftLabel?: string;
  noindex?: boolean;
};
