import { describe, expect, test } from 'vitest';
import { blogListPages, shownPageNumbers } from './blog-lists.ts';
import { topicNames } from './topics.ts';

const makeArticles = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    data: { id, topic: topicNames[id % topicNames.length] ?? topicNames[0] },
  }));

describe('the pages of the blog', () => {
  test.each([0, 12])('are a single page for %i articles if a page has room for 12', (count) =>
    expect(blogListPages(makeArticles(count), 12)).toMatchObject([{ path: '/blog' }]),
  );

  test('list every article in order, then again by topic', () => {
    const articles = makeArticles(40);
    const lists = blogListPages(articles, 12);
    const listed = (topic?: string) =>
      lists.filter((list) => list.topic === topic).flatMap((list) => list.articles);
    expect(lists.map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/page/4',
      // Each topic has more than 12 of the 40 articles.
      ...topicNames.flatMap((topic) => [`/blog/topic/${topic}`, `/blog/topic/${topic}/page/2`]),
    ]);
    expect(listed()).toEqual(articles);
    for (const topic of topicNames)
      expect(listed(topic)).toEqual(articles.filter(({ data }) => data.topic === topic));
    expect(lists[3]).toMatchObject({
      pageNumber: 4,
      pageCount: 4,
      articleCount: 40,
      firstIndex: 36,
    });
  });

  test('omit topics without articles', () => {
    // 13 articles fill more than one page. With one page, no topic gets a list.
    const articles = Array(13).fill({ data: { topic: 'data' } });
    const paths = blogListPages(articles, 12).map(({ path }) => path);
    expect(paths).not.toContain('/blog/topic/models');
  });

  test('show the first, last, current and adjacent page numbers', () => {
    expect(shownPageNumbers(1, 2)).toEqual([1, 2]);
    expect(shownPageNumbers(1, 84)).toEqual([1, 2, 84]);
    expect(shownPageNumbers(40, 84)).toEqual([1, 39, 40, 41, 84]);
    expect(shownPageNumbers(84, 84)).toEqual([1, 83, 84]);
  });
});
