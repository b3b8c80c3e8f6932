import { expect, test } from 'vitest';
import { problemTexts, testSource } from '../../tests/test-source.ts';
import { findHeadingErrors } from './headings.ts';

// Texts of `testSource` begin on line 5.
const noParagraph =
  '5: The text begins with a heading: begin with a paragraph, because its first letter is a drop cap';
test.each<[title: string, text: string, errors: string[], file?: string]>([
  ['accepts nested headings', 'Text.\n\n## One\n\n### Part\n\n## Two', []],
  [
    'reports skipped levels',
    'Text.\n\n### Part\n\n## One\n\n#### Deep',
    [
      '7: “Part” skips a heading level: write ## instead of ###',
      '11: “Deep” skips a heading level: write ### instead of ####',
    ],
  ],
  [
    'reports a first-level heading',
    'Text.\n\n# One',
    ['7: “One” is a first-level heading, like the title: write ## instead of #'],
  ],
  ['reports a heading at the start of an article', '## One\n\nText.', [noParagraph]],
  [
    'accepts a heading at the start of a service',
    '## One\n\nText.',
    [],
    'src/content/services/seventh.mdx',
  ],
])('%s', (_, text, errors, file) =>
  expect(problemTexts(findHeadingErrors([testSource(text, file)]))).toEqual(errors),
);
