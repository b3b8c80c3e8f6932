import { expect, test } from 'vitest';
import { testSource } from './article.ts';
import { findDuplicateIds } from './ids.ts';

const findErrors = (...files: [file: string, id: number][]) =>
  findDuplicateIds(files.map(([file, id]) => testSource('Text.', `src/content/${file}`, id))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test('ids may have any order and gaps, and each folder has its own', () =>
  expect(
    findErrors(['blog/7.mdx', 7], ['blog/1.mdx', 1], ['blog/2.mdx', 2], ['industries/1.mdx', 1]),
  ).toEqual([]));

test('a duplicate id in a folder is reported', () =>
  expect(findErrors(['blog/1.mdx', 1], ['blog/copy.mdx', 1], ['blog/3.mdx', 3])).toEqual([
    'src/content/blog/copy.mdx:2 The id 1 is taken by src/content/blog/1.mdx: use the number after the highest one',
  ]));
