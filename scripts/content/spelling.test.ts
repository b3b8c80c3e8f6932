import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDisorder, findMisspellings } from './spelling.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'spelling-'));
const dictionary = path.join(copy, 'scripts/content/dictionary.txt');

beforeAll(() => {
  for (const folder of ['scripts/content', 'src/content/blog']) mkdirSync(path.join(copy, folder), { recursive: true });
  writeFileSync(path.join(copy, 'cspell.json'), readFileSync('cspell.json'));
  writeFileSync(dictionary, 'lede\nrehost\n');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a misspelt word is named with its line, a suggestion and the place of the dictionary', async () => {
  writeFileSync(path.join(copy, 'src/content/blog/7-test.mdx'), '---\nlede: A lede\n---\n\nWe rehost the definately old [color](/asset-IQ) of {gpuVendor}.\n');
  expect(await findMisspellings(copy)).toEqual([
    {
      file: 'src/content/blog/7-test.mdx',
      line: 5,
      message: '“definately” is in no dictionary: correct it (“definitely”?) or add it to scripts/content/dictionary.txt',
    },
  ]);
});

test('British spellings are misspelt here, apart from those the specification has', async () => {
  writeFileSync(path.join(copy, 'src/content/blog/7-test.mdx'), '---\n---\n\nPersonalised experiences. Traffic flow optimisation. A colour.\n');
  expect((await findMisspellings(copy)).map(({ message }) => message.slice(0, 8))).toEqual(['“colour”']);
});

test('the dictionary keeps its words in order, each once', () => {
  expect(findDisorder(copy)).toEqual([]);
  writeFileSync(dictionary, 'rehost\nlede\nlede\n');
  expect(findDisorder(copy).map(({ line }) => line)).toEqual([2, 3]);
});
