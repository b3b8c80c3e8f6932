import { expect, test } from 'vitest';
import type { Asset } from '../library/asset.ts';
import { spellingCorrector } from './correct-spelling.ts';
import { lexiconOf } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import { stem } from './words.ts';

const asset = (...labels: string[]): Asset => ({
  id: 'a',
  type: 'picture',
  caption: '',
  alt: '',
  colors: [],
  objects: labels.map((label) => ({ label, kind: 'object', box: [0, 0, 1, 1], colors: [] })),
});
const lexicon = lexiconOf([asset('wind turbine', 'battery unit', 'truck', 'car', 'crane', 'person')]);
const stems = new Set([...lexicon.words].map(stem));
const ask = (query: string) => parseQuery(query, lexicon, (word) => stems.has(stem(word)), spellingCorrector(lexicon.words));

test('takes the longest phrase for one thing', () => {
  expect(ask('the battery storage').terms.map(({ text }) => text)).toEqual(['battery storage']);
});

test('binds colors and numbers to the noun they stand before', () => {
  const [trucks, crane] = ask('two red trucks left of a white crane').terms;
  expect(trucks).toMatchObject({ text: 'trucks', count: 2, colors: [{ text: 'red' }] });
  expect(crane).toMatchObject({ text: 'crane', colors: [{ text: 'white' }] });
  expect(crane).not.toHaveProperty('count');
});

test('names the relation and what stands on either side of it', () => {
  expect(ask('two trucks to the left of a crane').relations).toEqual([{ text: 'to the left of', name: 'left of', from: 0, to: 1 }]);
  expect(ask('trucks and cars').relations).toEqual([]);
});

test('a wider word takes in its kinds, a synonym means the thing itself', () => {
  expect([...(ask('vehicles').terms[0]?.sense?.labels.keys() ?? [])].sort()).toEqual(['car', 'truck']);
  expect(ask('lorry').terms[0]?.sense?.labels.get('truck')).toMatchObject({ matchType: 'synonym' });
});

test('hears a negation, a time of day, a person’s id and a color of the whole', () => {
  expect(ask('no people').terms[0]).toMatchObject({ text: 'people', absent: true });
  expect(ask('cars at night').times.map(({ text }) => text)).toEqual(['night']);
  expect(ask('Person-05').persons).toEqual(['person-05']);
  expect(ask('teal').colors).toEqual([{ text: 'teal', names: ['teal'] }]);
});

test('mends a misspelled word and remembers what was typed', () => {
  expect(ask('wind turbinne').terms[0]).toMatchObject({ text: 'wind turbine', misspelled: 'turbinne' });
  expect(ask('cat').terms[0]).toMatchObject({ text: 'cat', misspelled: undefined });
});
