import { blogListRoute } from '../routes.ts';
import { topicNames } from './topics.ts';

/** Fills rows of two and of three. */
export const ARTICLES_PER_PAGE = 12;

export type BlogList<Article> = {
  topic?: string;
  /** From 1, of `pages`. */
  number: number;
  pages: number;
  /** In the whole list. */
  count: number;
  /** Index of the first article in the list. */
  first: number;
  articles: Article[];
};

/** Pages of all articles, and of each topic if these need more than one page. */
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

/** The first, the last, the current and the adjacent page numbers. */
export const numbersShown = (number: number, pages: number): number[] =>
  [...new Set([1, number - 1, number, number + 1, pages])]
    .filter((shown) => shown >= 1 && shown <= pages)
    .sort((a, b) => a - b);

export const listPath = ({ number, topic }: Pick<BlogList<unknown>, 'number' | 'topic'>): string =>
  blogListRoute(number, topic);
