import { blogListRoute } from '../routes.ts';
import { type TopicName, topicNames } from './topics.ts';

/** Articles of one page: whole rows of two or three, the large first one among them. */
export const ARTICLES_PER_PAGE = 12;

/** One page of a list of articles. */
export type BlogList<Article> = {
  topic?: TopicName;
  /** From 1, of `pages`. */
  number: number;
  pages: number;
  /** How many articles the list has on all its pages. */
  count: number;
  /** The place of its first article in the list, from 0. */
  first: number;
  articles: Article[];
};

/** Every page of the blog: of all articles and, where these need more than one, of each topic; a single page is narrowed down where it stands. */
export function blogLists<Article extends { data: { topic?: TopicName | undefined } }>(articles: Article[], perPage = ARTICLES_PER_PAGE): BlogList<Article>[] {
  const pagesOf = (listed: Article[], topic?: TopicName): BlogList<Article>[] => {
    const pages = Math.ceil(listed.length / perPage);
    return Array.from({ length: pages }, (_, index) => {
      const first = index * perPage;
      return { ...(topic && { topic }), number: index + 1, pages, count: listed.length, first, articles: listed.slice(first, first + perPage) };
    });
  };
  const all = pagesOf(articles);
  if (all.length <= 1) return all;
  const ofTopic = (topic: TopicName) => articles.filter(({ data }) => data.topic === topic);
  return [...all, ...topicNames.flatMap((topic) => pagesOf(ofTopic(topic), topic))];
}

/** The pages that a page of a list leads to: the first, the last and its neighbors, with itself. */
export const numbersShown = (number: number, pages: number): number[] =>
  [...new Set([1, number - 1, number, number + 1, pages])].filter((shown) => shown >= 1 && shown <= pages).sort((one, other) => one - other);

/** The address of a page of a list. */
export const listPath = ({ number, topic }: Pick<BlogList<unknown>, 'number' | 'topic'>): string => blogListRoute(number, topic);
