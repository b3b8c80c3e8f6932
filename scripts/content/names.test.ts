import { describe, expect, test } from 'vitest';
import { article } from './article.ts';
import { findIdErrors } from './names.ts';

describe('ids', () => {
  const errors = (...entries: [folder: string, file: string, id: number][]) =>
    findIdErrors(
      entries.map(([folder, file, id]) => article('Text.', `src/content/${folder}/${file}`, id)),
    ).map(({ file, line, message }) => `${file}:${line} ${message}`);

  test('come in any order and with gaps, in each folder', () =>
    expect(
      errors(...[7, 1, 2].map((id) => ['blog', `${id}.mdx`, id] as [string, string, number]), [
        'industries',
        '1.mdx',
        1,
      ]),
    ).toEqual([]));

  test('that are taken are reported', () =>
    expect(errors(['blog', '1.mdx', 1], ['blog', 'copy.mdx', 1], ['blog', '3.mdx', 3])).toEqual([
      'src/content/blog/copy.mdx:2 The id 1 is taken by src/content/blog/1.mdx: use the next free one',
    ]));
});
