import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findHeadingErrors } from './headings.ts';

const errors = (text: string, file?: string) =>
  findHeadingErrors([article(text, file)]).map(({ line, message }) => `${line} ${message}`);

test('accepts sections and subsections in order', () => {
  expect(errors('Text.\n\n## One\n\n### Part\n\n## Two')).toEqual([]);
});

test('reports a subsection before any section and a skipped level, with the correct Markdown', () => {
  expect(errors('Text.\n\n### Part\n\n## One\n\n#### Deep')).toEqual([
    '7 “Part” skips a heading level: write ## before it',
    '11 “Deep” skips a heading level: write ### before it',
  ]);
});

test('reports a first-level heading, because the title is one', () => {
  expect(errors('Text.\n\n# One')).toEqual([
    '7 “One” is a first-level heading, and the title is one already: write ## before it',
  ]);
});

test('requires an article to start with a paragraph and a service with a section', () => {
  expect(errors('## One\n\nText.')).toEqual([
    '5 The text begins with a heading: put a paragraph before it',
  ]);
  expect(errors('## One\n\nText.', 'src/content/services/seventh.mdx')).toEqual([]);
});
