import { describe, expect, test } from 'vitest';
import type { Asset } from '../library/asset.ts';
import { createSearch } from './search.ts';

const asset = (...labels: string[]): Asset => ({
  id: 'a',
  type: 'picture',
  caption: '',
  alt: '',
  colors: [],
  objects: [
    ...labels.map((label) => ({
      label,
      kind: 'object' as const,
      box: [0, 0, 1, 1] as [number, number, number, number],
      colors: [],
    })),
    { label: 'wave mark', kind: 'symbol', box: [0, 0, 1, 1], colors: [] },
  ],
});
const search = createSearch([
  asset(
    'wind turbine',
    'battery unit',
    'truck',
    'car',
    'crane',
    'person',
    'house',
    'bearing',
    'picture',
    'glasses',
  ),
]);
const ask = (query: string) => search(query).query;
const texts = (query: string) => ask(query).terms.map(({ text }) => text);
const absent = (query: string) =>
  ask(query)
    .terms.filter((term) => term.isExcluded)
    .map(({ text }) => text);

describe('objects', () => {
  test('prefers the longest phrase', () => {
    expect(texts('the battery storage')).toEqual(['battery storage']);
  });

  test('assigns colors and numbers to the next noun', () => {
    const [trucks, crane] = ask('two red trucks left of a white crane').terms;
    expect(trucks).toMatchObject({ text: 'trucks', count: 2, colors: [{ text: 'red' }] });
    expect(crane).toMatchObject({ text: 'crane', colors: [{ text: 'white' }] });
    expect(crane).not.toHaveProperty('count');
  });

  test('parses a relation with the terms on both sides', () => {
    expect(ask('two trucks to the left of a crane').relations).toEqual([
      { text: 'to the left of', name: 'left of', from: 0, to: 1 },
    ]);
    expect(ask('trucks and cars').relations).toEqual([]);
  });

  test('assigns a color after a noun to that noun, and one before two nouns to the second', () => {
    expect(ask('truck, white').terms).toMatchObject([
      { text: 'truck', colors: [{ text: 'white' }] },
    ]);
    expect(ask('a crane in red').terms).toMatchObject([
      { text: 'crane', colors: [{ text: 'red' }] },
    ]);
    expect(ask('white truck crane').terms).toMatchObject([
      { text: 'truck', colors: [] },
      { text: 'crane', colors: [{ text: 'white' }] },
    ]);
  });

  test('joins alternatives', () => {
    const [term, ...others] = ask('a car or a truck').terms;
    expect(others).toEqual([]);
    expect([...(term?.sense?.labels.keys() ?? [])].sort()).toEqual(['car', 'truck']);
    expect(ask('a red or white car').terms).toMatchObject([
      { text: 'car', colors: [{ text: 'red or white' }] },
    ]);
  });

  test('parses a side of the frame', () => {
    for (const query of ['truck on the left of the frame', 'truck in the left half of the picture'])
      expect(ask(query).terms, query).toMatchObject([
        { text: 'truck', side: { places: ['left'] } },
      ]);
  });

  test('a wider term matches several labels, a synonym one', () => {
    expect([...(ask('vehicles').terms[0]?.sense?.labels.keys() ?? [])].sort()).toEqual([
      'car',
      'truck',
    ]);
    expect(ask('lorry').terms[0]?.sense?.labels.get('truck')).toMatchObject({
      matchType: 'synonym',
    });
  });

  test('all names of a brand symbol match one label', () => {
    for (const name of ['wave mark', 'wave logo', 'wave symbol', 'water emblem', 'wavy sign'])
      expect([...(ask(name).terms[0]?.sense?.labels.keys() ?? [])], name).toEqual(['wave mark']);
  });
});

describe('numbers', () => {
  test.each([
    ['at least three cars', 3, Number.POSITIVE_INFINITY],
    ['3 or more cars', 3, Number.POSITIVE_INFINITY],
    ['3+ cars', 3, Number.POSITIVE_INFINITY],
    ['more than two cars', 3, Number.POSITIVE_INFINITY],
    ['fewer than three cars', 1, 2],
    ['less than 3 cars', 1, 2],
    ['no more than two cars', 1, 2],
    ['at most two cars', 1, 2],
    ['exactly two cars', 2, 2],
    ['only one car', 1, 1],
    ['between 2 and 4 cars', 2, 4],
    ['several cars', 3, Number.POSITIVE_INFINITY],
  ])('%s', (query, min, max) => {
    expect(ask(query).terms).toMatchObject([
      { text: expect.stringMatching(/^cars?$/), range: { min, max } },
    ]);
    expect(absent(query)).toEqual([]);
  });

  test('parses person ids in all spellings', () => {
    for (const query of [
      'Person-05',
      'person 5',
      'person number 5',
      'Person #5',
      'person no. 05',
      'person5',
      'person five',
    ])
      expect(ask(query), query).toMatchObject({ terms: [{ text: 'person-05' }] });
    expect(ask('person 2 wearing glasses')).toMatchObject({
      terms: [{ text: 'person-02' }, { text: 'glasses' }],
    });
  });
});

describe('exclusions', () => {
  test.each([
    ['no people', ['people']],
    ['zero cars', ['cars']],
    ['cars without people', ['people']],
    ['cars but no house', ['house']],
    ['cars except trucks', ['trucks']],
    ['-trucks cars', ['trucks']],
    ['nobody', ['people']],
    ['no one near a car', ['people']],
    ['without cars or people', ['cars', 'people']],
    ['no cars and no people', ['cars', 'people']],
    ['a house without cars and trucks', ['cars', 'trucks']],
    ['a house without cars and two trucks', ['cars']],
    ['a house without cars but with a truck', ['cars']],
  ])('%s', (query, words) => expect(absent(query)).toEqual(words));

  test('excludes times, persons, types and colors', () => {
    expect(ask('cars not at night')).toMatchObject({
      times: [],
      without: { times: [{ text: 'night' }] },
    });
    expect(absent('cars but not person 4')).toEqual(['person-04']);
    expect(ask('cars, no film shots').without.types).toMatchObject([{ type: 'film shot' }]);
    expect(ask('cars but not orange').terms).toMatchObject([
      { text: 'cars', excludedColors: [{ text: 'orange' }] },
    ]);
    expect(ask('no orange cars').terms).toMatchObject([
      { text: 'cars', isExcluded: true, colors: [{ text: 'orange' }] },
    ]);
  });
});

describe('times, types and colors of the picture', () => {
  test('parses a time of day and a color', () => {
    expect(ask('cars at night').times.map(({ text }) => text)).toEqual(['night']);
    expect(ask('cars after dark').times.map(({ text }) => text)).toEqual(['after dark']);
    expect(ask('house in evening light')).toMatchObject({
      times: [{ text: 'evening light' }],
      terms: [{ text: 'house' }],
    });
    expect(ask('teal').colors).toEqual([{ text: 'teal', names: ['teal'] }]);
    expect(ask('dark green').colors).toMatchObject([
      { text: 'dark green', names: ['green', 'teal', 'ink'] },
    ]);
  });

  test('media words select the type and are not objects', () => {
    expect(ask('photos of a car')).toMatchObject({
      types: [{ type: 'picture' }],
      terms: [{ text: 'car' }],
    });
    expect(ask('video clips with cars')).toMatchObject({
      types: [{ type: 'film shot' }],
      terms: [{ text: 'cars' }],
    });
    expect(ask('aerial shots of a car')).toMatchObject({
      types: [],
      views: [{ view: 'aerial' }],
      terms: [{ text: 'car' }],
    });
    expect(ask('close-up of a car')).toMatchObject({
      views: [{ view: 'close up' }],
      relations: [],
      terms: [{ text: 'car' }],
    });
    expect(ask('a car next to a picture')).toMatchObject({
      types: [],
      terms: [{ text: 'car' }, { text: 'picture' }],
    });
  });
});

describe('misspellings', () => {
  test('are corrected and reported', () => {
    expect(ask('wind turbinne')).toMatchObject({
      terms: [{ text: 'wind turbine' }],
      corrections: [{ typed: 'turbinne', correction: 'turbine' }],
    });
    expect(ask('hosue wiht a crane nera a batery')).toMatchObject({
      terms: [{ text: 'house' }, { text: 'crane' }, { text: 'battery' }],
      relations: [{ name: 'near' }],
      corrections: [
        { correction: 'house' },
        { correction: 'with' },
        { correction: 'near' },
        { correction: 'battery' },
      ],
    });
  });

  test('do not include function words and other English words', () => {
    for (const query of [
      'at least',
      'a person wearing this',
      'something like that, which could be anywhere',
    ])
      expect(ask(query).corrections, query).toEqual([]);
    for (const word of ['cat', 'cats', 'horse', 'horses', 'mouse', 'bearer', 'goat', 'boat'])
      expect(ask(word).corrections, word).toEqual([]);
  });
});
