import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { interpolatePage } from './page-words.ts';

const counts = { products: 2, services: 6, industries: 7, articles: 13, caseStudies: 4 };

test('names and counts are put into the words of a page, at any depth; a count that begins a sentence has a capital letter', () => {
  const words = {
    lede: '{numberOfServices} ways to start. {numberOfArticles} articles and {numberOfIndustries} industries! {numberOfProducts} products.',
    items: [{ name: '{brand} in {numberOfCaseStudies} cases', rank: 1 }],
  };
  expect(interpolatePage(words, counts)).toEqual({
    lede: 'Six ways to start. 13 articles and seven industries! Two products.',
    items: [{ name: `${site.brand} in four cases`, rank: 1 }],
  });
});

test('a token that nobody knows is named', () => {
  expect(() => interpolatePage(['{numberOfOffices} offices'], counts)).toThrow('{numberOfOffices} is not a word the site knows');
});
