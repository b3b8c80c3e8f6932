import { expect, test } from 'vitest';
import { testSource } from '../../tests/test-source.ts';
import { findLongTitles, findWrongLengths } from './lengths.ts';
import { parseSource } from './sources.ts';

const textOf = (wordCount: number) => Array(wordCount).fill('word').join(' ');
const errors = (wordCount: number, file?: string) =>
  findWrongLengths([testSource(textOf(wordCount), file)]).map(({ message }) => message);

test('accepts blog articles of 900 to 1,500 words and reports the difference for others', () => {
  expect([...errors(900), ...errors(1500)]).toEqual([]);
  expect(errors(899)).toEqual(['The text has 899 words; a blog article has 900 to 1500: add 1']);
  expect(errors(1501)).toEqual(['The text has 1501 words; a blog article has 900 to 1500: cut 1']);
});

test('the length of a text excludes MDX comments', () => {
  // Without the comments, the text has 1,500 words, the maximum.
  const source = testSource(`${textOf(1499)} {/* ask Legal */}\n\n{/*\nlater\n*/}\n\nword`);
  expect(findWrongLengths([source])).toEqual([]);
});

test('drafts may have any length', () => {
  const source = testSource(textOf(10));
  expect(findWrongLengths([{ ...source, data: { ...source.data, draft: true } }])).toEqual([]);
});

test('industries have a maximum; case studies and services have only a minimum; legal texts have no limit', () => {
  expect(errors(1001, 'src/content/industries/8-test.mdx')).toHaveLength(1);
  expect(errors(449, 'src/content/case-studies/5-test.mdx')).toEqual([
    'The text has 449 words; a case study has 450 or more: add 1',
  ]);
  expect(errors(2000, 'src/content/services/seventh.mdx')).toEqual([]);
  expect(errors(10, 'src/content/legal/test.mdx')).toEqual([]);
});

test('reports a title of more than 53 characters, unless there is a documentTitle', () => {
  const titleErrors = (yaml: string) =>
    findLongTitles([parseSource('src/content/blog/7-test.mdx', `---\nid: 7\n${yaml}\n---\n`)]);
  const title = `title: ${'x'.repeat(54)}`;
  expect(titleErrors(title)).toMatchObject([
    { line: 3, message: expect.stringContaining('has 54 characters') },
  ]);
  expect(titleErrors(`${title}\ndocumentTitle: Words`)).toEqual([]);
  expect(titleErrors(`title: ${'x'.repeat(53)}`)).toEqual([]);
});
