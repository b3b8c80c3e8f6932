import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findHeadingErrors } from './headings.ts';

const noParagraph = '5 The text begins with a heading: put a paragraph before it';
test.each<[text: string, errors: string[], file?: string]>([
  ['Text.\n\n## One\n\n### Part\n\n## Two', []],
  [
    'Text.\n\n### Part\n\n## One\n\n#### Deep',
    [
      '7 “Part” skips a heading level: write ## instead of ###',
      '11 “Deep” skips a heading level: write ### instead of ####',
    ],
  ],
  ['Text.\n\n# One', ['7 “One” is a first-level heading, like the title: write ## instead of #']],
  ['## One\n\nText.', [noParagraph]],
  ['## One\n\nText.', [], 'src/content/services/seventh.mdx'],
])('%j has the errors %j', (text, errors, file) =>
  expect(
    findHeadingErrors([article(text, file)]).map(({ line, message }) => `${line} ${message}`),
  ).toEqual(errors),
);
