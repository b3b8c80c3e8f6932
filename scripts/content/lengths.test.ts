import { expect, test } from 'vitest';
import { article } from './article.ts';
import { findWrongLengths } from './lengths.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const faults = (count: number, file?: string) => findWrongLengths([article(words(count), file)]).map(({ message }) => message);

test('an article of 900 to 1,500 words is right; a shorter or longer one is told by how much', () => {
  expect([...faults(900), ...faults(1500)]).toEqual([]);
  expect(faults(880)).toEqual(['the text has 880 words; a blog article has 900 to 1500: add 20']);
  expect(faults(1512)).toEqual(['the text has 1512 words; a blog article has 900 to 1500: cut 12']);
});

test('each collection has its own limits, and legal texts have none', () => {
  expect(faults(1001, 'src/content/industries/8-test.mdx')).toHaveLength(1);
  expect(faults(449, 'src/content/case-studies/5-test.mdx')).toEqual(['the text has 449 words; a case study has 450 or more: add 1']);
  expect(faults(2000, 'src/content/services/seventh.mdx')).toEqual([]);
  expect(faults(10, 'src/content/legal/test.mdx')).toEqual([]);
});
