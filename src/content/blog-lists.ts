import { blogListPath } from '../routes.ts';
import { topicNames } from './topics.ts';

/** Divisible by 2 and 3, so that full pages have full rows of two or three cards. */
export const ARTICLES_PER_PAGE = 12;

export type BlogListPage<Article> = {
  path: string;
  topic?: string;
  pageNumber: number;
  pageCount: number;
  /** Number of articles on all pages of the list. */
  articleCount: number;
  /** Index of this page's first article in the list. */
  firstIndex: number;
  articles: Article[];
};

/**
 * Returns the list pages of all articles. If they need several pages, also returns the list pages
 * of each topic.
 */
export function blogListPages<Article extends { data: { topic?: string } }>(
  articles: Article[],
  perPage = ARTICLES_PER_PAGE,
): BlogListPage<Article>[] {
  const pagesOf = (listed: Article[], topic?: string): BlogListPage<Article>[] => {
    // The menus link to /blog, so it must exist without articles too.
    const pageCount = Math.ceil(listed.length / perPage) || (topic ? 0 : 1);
    return Array.from({ length: pageCount }, (_, index) => {
      const firstIndex = index * perPage;
      return {
        path: blogListPath(index + 1, topic),
        topic,
        pageNumber: index + 1,
        pageCount,
        articleCount: listed.length,
        firstIndex,
        articles: listed.slice(firstIndex, firstIndex + perPage),
      };
    });
  };
  const all = pagesOf(articles);
  if (all.length <= 1) return all;
  const ofTopic = (topic: string) => articles.filter(({ data }) => data.topic === topic);
  return [...all, ...topicNames.flatMap((topic) => pagesOf(ofTopic(topic), topic))];
}

export const shownPageNumbers = (pageNumber: number, pageCount: number): number[] =>
  [...new Set([1, pageNumber - 1, pageNumber, pageNumber + 1, pageCount])]
    .filter((shown) => shown >= 1 && shown <= pageCount)
    .sort((a, b) => a - b);
