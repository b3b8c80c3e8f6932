import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findHeadingFaults } from './headings.ts';

const faults = (text: string, file?: string) => findHeadingFaults([article(text, file)]).map(({ line, message }) => `${line} ${message}`);

test('sections and their parts in order are right', () => {
  expect(faults('Text.\n\n## One\n\n### Part\n\n## Two')).toEqual([]);
});

test('a part before any section, and a skipped level, are named with the marks to write', () => {
  expect(faults('Text.\n\n### Part\n\n## One\n\n#### Deep')).toEqual([
    '7 “Part” skips a level of heading: write ## before it',
    '11 “Deep” skips a level of heading: write ### before it',
  ]);
});

test('a heading of the first level is named: the title is one', () => {
  expect(faults('Text.\n\n# One')).toEqual(['7 “One” is a heading of the first level, which the title has already: write ## before it']);
});

test('an article opens with a paragraph; a service opens with a section', () => {
  expect(faults('## One\n\nText.')).toEqual(['5 the text begins with a heading: put a paragraph before it, the opening of the article']);
  expect(faults('## One\n\nText.', 'src/content/services/seventh.mdx')).toEqual([]);
});
