import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findRepetitions } from './repetition.ts';
import { asSource } from './sources.ts';

const once = article('The shelf says zero and the system says six.');

test('a sentence that stands on two pages is named with the place of the first, whatever its punctuation', () => {
  const again = article('First this. The shelf says zero, and the **system** says six!', 'src/content/industries/4-retail.mdx');
  expect(findRepetitions([once, again])).toEqual([
    {
      file: 'src/content/industries/4-retail.mdx',
      line: 5,
      message: '“The shelf says zero, and the system says six!” stands in src/content/blog/7-test.mdx:5 too: say it once',
    },
  ]);
});

test('so is one that a page has from its words in TypeScript', () => {
  const page = asSource('src/content/pages/about.ts', "export const about = { text: 'The shelf says zero and the system says six.' };");
  expect(findRepetitions([once, page])).toHaveLength(1);
});

test('names, cells, links and what the specification repeats may stand twice', () => {
  const text = '## How to Get Started\n\n## Data/analytics/AI managed services\n\n| The same words in a cell of a table |\n';
  expect(findRepetitions([article(text), article(text, 'src/content/blog/8-test.mdx')])).toEqual([]);
});
