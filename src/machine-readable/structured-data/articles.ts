import type { CollectionEntry } from 'astro:content';
import type { Article, BlogPosting, NewsArticle } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId, pageId } from './ids.ts';

type Entry = { title: string; description: string; picture: string };

const articleFields = (path: string, { title, description, picture }: Entry) => ({
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
    ...articleFields(path, entry),
    datePublished: entry.date,
    dateModified: entry.updated,
    articleSection: entry.header,
    author: {
      '@type': 'Organization',
      name: entry.author,
      parentOrganization: { '@id': organizationId },
    },
  };
}

/** Omits the date, which industries and case studies lack. */
export function article(path: string, entry: Entry, section: string): Article {
  return {
    '@type': 'Article',
    ...articleFields(path, entry),
    articleSection: section,
    author: { '@id': organizationId },
  };
}

/** The author is the company, because bylines name only a role. */
export function newsArticle(
  path: string,
  entry: CollectionEntry<'announcements'>['data'],
): NewsArticle {
  return {
    '@type': 'NewsArticle',
    ...articleFields(path, entry),
    datePublished: entry.date,
    author: { '@id': organizationId },
  };
}
