import { describe, expect, test } from 'vitest';
import { blogListPages, listPath, shownPageNumbers } from './blog-lists.ts';
import { topicNames } from './topics.ts';

const makeArticles = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    data: { id, topic: topicNames[id % topicNames.length] ?? topicNames[0] },
  }));
const idsOf = (list: { articles: { data: { id: number } }[] } | undefined) =>
  list?.articles.map(({ data }) => data.id);

describe('the pages of the blog', () => {
  test('are one page if all articles fit on it', () => {
    const [only, ...others] = blogListPages(makeArticles(12), 12);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ pageNumber: 1, pageCount: 1, count: 12, firstIndex: 0 });
    expect(idsOf(only)).toHaveLength(12);
  });

  test('are one empty page if there are no articles', () => {
    expect(blogListPages([], 12).map(listPath)).toEqual(['/blog']);
  });

  test('list every article in order, then again by topic', () => {
    const lists = blogListPages(makeArticles(40), 12);
    expect(lists.map(listPath)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/page/4',
      // Each topic has more than 12 of the 40 articles.
      ...topicNames.flatMap((topic) => [`/blog/topic/${topic}`, `/blog/topic/${topic}/page/2`]),
    ]);
    expect(lists.filter(({ topic }) => !topic).flatMap(idsOf)).toEqual(
      makeArticles(40).map(({ data }) => data.id),
    );
    for (const topic of topicNames)
      expect(
        lists.filter((list) => list.topic === topic).flatMap(({ articles }) => articles),
      ).toEqual(makeArticles(40).filter(({ data }) => data.topic === topic));
    expect(lists[3]).toMatchObject({ pageNumber: 4, pageCount: 4, count: 40, firstIndex: 36 });
  });

  test('omit topics without articles', () => {
    // More articles than fit on one page; otherwise no topic would have pages.
    const articles = makeArticles(30).map(() => ({ data: { id: 1, topic: 'data' as const } }));
    expect(blogListPages(articles, 12).map(listPath)).not.toContain('/blog/topic/models');
  });

  test('show the first, last, current and adjacent page numbers', () => {
    expect(shownPageNumbers(1, 2)).toEqual([1, 2]);
    expect(shownPageNumbers(1, 84)).toEqual([1, 2, 84]);
    expect(shownPageNumbers(40, 84)).toEqual([1, 39, 40, 41, 84]);
    expect(shownPageNumbers(84, 84)).toEqual([1, 83, 84]);
  });
});
