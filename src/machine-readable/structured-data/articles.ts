import type { CollectionEntry } from 'astro:content';
import type { Article, BlogPosting, NewsArticle } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId, pageId } from './ids.ts';

type Words = { title: string; description: string; picture: string };

const common = (path: string, { title, description, picture }: Words) => ({
  '@id': mainEntityId(path),
  headline: title,
  description,
  image: absoluteUrl(shareImagePath(picture)),
  inLanguage: 'en',
  mainEntityOfPage: { '@id': pageId(path) },
  publisher: { '@id': organizationId },
});

export function blogPosting(path: string, entry: CollectionEntry<'blog'>['data']): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(path, entry),
    datePublished: entry.date,
    ...(entry.updated && { dateModified: entry.updated }),
    articleSection: entry.header,
    author: {
      '@type': 'Organization',
      name: entry.author,
      parentOrganization: { '@id': organizationId },
    },
  };
}

/** Industries and case studies have no date. */
export function article(path: string, entry: Words, section: string): Article {
  return {
    '@type': 'Article',
    ...common(path, entry),
    articleSection: section,
    author: { '@id': organizationId },
  };
}

/** The byline is a role, so the company is the author. */
export function newsArticle(
  path: string,
  entry: CollectionEntry<'announcements'>['data'],
): NewsArticle {
  return {
    '@type': 'NewsArticle',
    ...common(path, entry),
    datePublished: entry.date,
    author: { '@id': organizationId },
  };
}
