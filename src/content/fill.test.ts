import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { fill, mapTexts } from './fill.ts';
import { fillSiteValues } from './interpolate.ts';
import { fillCounts } from './spell-out-count.ts';

test('fills in values, formats numbers, picks plural forms, keeps unknown placeholders', () => {
  const text = '{count} {count|event|events} for “{query}” at {place}';
  expect(fill(text, { count: 1200, query: 'bus' })).toBe('1,200 events for “bus” at {place}');
  // `$&` is special in replacement strings.
  expect(fill(text, { count: 1, query: '', place: '$&' })).toBe('1 event for “” at $&');
});

test('fills in nested texts, and capitalizes a count at the start of a sentence', () => {
  const counts = {
    numberOfProducts: 2,
    numberOfServices: 6,
    numberOfIndustries: 7,
    numberOfArticles: 13,
    numberOfCaseStudies: 4,
  };
  const copy = {
    lede: '{numberOfServices} ways to start. {numberOfArticles} articles and {numberOfIndustries} industries! {numberOfProducts} products.',
    items: [{ name: '{brand} in {city}: {numberOfCaseStudies} cases, {step}', rank: 1 }],
  };
  // Counts from 13 are written in digits.
  expect(mapTexts(fillSiteValues(copy), (text) => fillCounts(text, counts))).toEqual({
    lede: 'Six ways to start. 13 articles and seven industries! Two products.',
    items: [{ name: `${site.brand} in ${site.address.city}: four cases, {step}`, rank: 1 }],
  });
});
