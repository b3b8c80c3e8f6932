import { describe, expect, test } from 'vitest';
import { article } from './article.ts';
import { findIdGaps, findUnknownNames } from './names.ts';
import { asSource } from './sources.ts';

const faults = (...sources: Parameters<typeof findUnknownNames>[0]) => findUnknownNames(sources, ['sun', 'energy']).map(({ line, message }) => `${line} ${message}`);

describe('names that stand for nothing', () => {
  test('a picture that is there and tokens of the configuration are right', () => {
    expect(faults(article('{brand}\n\n<Figure picture="sun" caption="The sun of {city}." />'))).toEqual([]);
  });

  test('a picture that is not there is named', () => {
    expect(faults(article('Text.\n\n<Figure picture="sum" caption="The sun." />'))).toEqual([
      '7 there is no picture “sum” in src/assets/pictures: write the name of one of its files, without the ending',
    ]);
  });

  test('a token nobody knows is named, with those there are', () => {
    expect(faults(article('Ask {brnd}.'))).toEqual([expect.stringMatching(/^5 \{brnd\} is not a word the site knows; it knows \{brand\}/)]);
  });

  test('the words of a page know the same tokens, and counts where the page may count', () => {
    const page = (name: string) => asSource(`src/content/pages/${name}.json`, '{\n  "lede": "{brand} has {numberOfServices} services."\n}\n');
    expect(faults(page('home'))).toEqual([]);
    expect(faults(page('contact'))).toEqual([expect.stringMatching(/^2 \{numberOfServices\} is not a word the site knows/)]);
  });

  test('an id that another file of the folder has is named; the same id in another folder is right', () => {
    const first = article('Text.', 'src/content/blog/6-first.mdx', 6);
    expect(faults(first, article('Text.', 'src/content/industries/6-other.mdx', 6))).toEqual([]);
    expect(faults(first, article('Text.', 'src/content/blog/7-copied.mdx', 6))).toEqual(['2 the id 6 is taken by src/content/blog/6-first.mdx: give the next one']);
  });
});

describe('ids count from 1', () => {
  const entries = (...ids: number[]) => ids.map((id) => article('Text.', `src/content/industries/${id}-test.mdx`, id));

  test('as many as an owner likes, in any order', () => expect(findIdGaps(entries(8, 1, 2, 3, 4, 5, 6, 7))).toEqual([]));

  test('an id after a gap is named', () => {
    expect(findIdGaps(entries(1, 2, 4)).map(({ file, message }) => `${file} ${message}`)).toEqual([
      'src/content/industries/4-test.mdx the id 4 comes after a gap: ids count from 1, and 3 is free',
    ]);
  });
});
