import { blogListRoute } from '../routes.ts';
import { topicNames } from './topics.ts';

/** Divisible by 2 and 3, so that rows of two and three cards are full. */
export const ARTICLES_PER_PAGE = 12;

export type BlogList<Article> = {
  topic?: string;
  /** Page number, from 1 to `pages`. */
  number: number;
  pages: number;
  /** Number of articles on all pages. */
  count: number;
  /** Index of this page's first article. */
  first: number;
  articles: Article[];
};

/** Returns the pages of all articles and, if there are several, the pages of each topic. */
export function blogLists<Article extends { data: { topic?: string | undefined } }>(
  articles: Article[],
  perPage = ARTICLES_PER_PAGE,
): BlogList<Article>[] {
  const pagesOf = (listed: Article[], topic?: string): BlogList<Article>[] => {
    const pages = Math.ceil(listed.length / perPage);
    return Array.from({ length: pages }, (_, index) => {
      const first = index * perPage;
      return {
        ...(topic && { topic }),
        number: index + 1,
        pages,
        count: listed.length,
        first,
        articles: listed.slice(first, first + perPage),
      };
    });
  };
  const all = pagesOf(articles);
  if (all.length <= 1) return all;
  const ofTopic = (topic: string) => articles.filter(({ data }) => data.topic === topic);
  return [...all, ...topicNames.flatMap((topic) => pagesOf(ofTopic(topic), topic))];
}

/** Returns the first, last, current and adjacent page numbers. */
export const shownPageNumbers = (number: number, pages: number): number[] =>
  [...new Set([1, number - 1, number, number + 1, pages])]
    .filter((shown) => shown >= 1 && shown <= pages)
    .sort((a, b) => a - b);

export const listPath = ({ number, topic }: Pick<BlogList<unknown>, 'number' | 'topic'>): string =>
  blogListRoute(number, topic);
