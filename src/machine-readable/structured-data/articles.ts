import type { CollectionEntry } from 'astro:content';
import type { Article, BlogPosting, NewsArticle } from 'schema-dts';
import { absoluteUrl } from '../../routes.ts';
import { shareImagePath } from '../share-frame.ts';
import { mainEntityId, organizationId, pageId } from './ids.ts';

type Words = { title: string; description: string; picture: string };

/** What an article of any kind says of itself. */
const common = (path: string, { title, description, picture }: Words) => ({
  '@id': mainEntityId(path),
  headline: title,
  description,
  image: absoluteUrl(shareImagePath(picture)),
  inLanguage: 'en',
  mainEntityOfPage: { '@id': pageId(path) },
  publisher: { '@id': organizationId },
});

/** A blog article; the practice that signs it is a part of the company. */
export function blogPosting(path: string, entry: CollectionEntry<'blog'>['data']): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(path, entry),
    datePublished: entry.date,
    ...(entry.updated && { dateModified: entry.updated }),
    articleSection: entry.header,
    author: { '@type': 'Organization', name: entry.author, parentOrganization: { '@id': organizationId } },
  };
}

/** An industry, or a case study with its sector. Neither carries a date, so none is claimed. */
export function article(path: string, entry: Words, section: string): Article {
  return { '@type': 'Article', ...common(path, entry), articleSection: section, author: { '@id': organizationId } };
}

/** An announcement, dated. The byline is a role and names nobody, so the company is its author. */
export function newsArticle(path: string, entry: CollectionEntry<'announcements'>['data']): NewsArticle {
  return { '@type': 'NewsArticle', ...common(path, entry), datePublished: entry.date, author: { '@id': organizationId } };
}
