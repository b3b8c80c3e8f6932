import { describe, expect, test } from 'vitest';
import { listUnderstood } from './query.ts';
import { createSearch } from './search.ts';

const labels = [
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
  'wave mark',
];
const search = createSearch([
  {
    id: 'a',
    type: 'picture',
    caption: '',
    alt: '',
    colors: [],
    objects: labels.map((label) => ({
      label,
      kind: label === 'wave mark' ? 'symbol' : 'object',
      box: [0, 0, 1, 1],
      colors: [],
    })),
  },
]);
const parse = (query: string) => search(query).query;
const labelsOf = (query: string) =>
  parse(query).terms.flatMap(({ sense }) => [...(sense?.labels.keys() ?? [])]);
const excluded = (query: string) =>
  parse(query)
    .terms.filter((term) => term.isExcluded)
    .map(({ text }) => text);

describe('objects of a query', () => {
  test.each([
    // The longest phrase wins.
    ['the battery storage', [{ text: 'battery storage' }]],
    ['truck, white', [{ text: 'truck', colors: [{ text: 'white' }] }]],
    ['a crane in red', [{ text: 'crane', colors: [{ text: 'red' }] }]],
    [
      'white truck crane',
      [
        { text: 'truck', colors: [] },
        { text: 'crane', colors: [{ text: 'white' }] },
      ],
    ],
    ['a red or white car', [{ text: 'car', colors: [{ text: 'red or white' }] }]],
    ['truck on the left of the frame', [{ text: 'truck', side: { places: ['left'] } }]],
    ['truck in the left half of the picture', [{ text: 'truck', side: { places: ['left'] } }]],
  ])('“%s” is parsed into nouns with their colors and sides: %o', (query, terms) =>
    expect(parse(query).terms).toMatchObject(terms),
  );

  test('colors and numbers belong to the next noun', () => {
    const [trucks, crane] = parse('two red trucks left of a white crane').terms;
    expect(trucks).toMatchObject({ text: 'trucks', count: 2, colors: [{ text: 'red' }] });
    expect(crane).toMatchObject({ text: 'crane', colors: [{ text: 'white' }] });
    expect(crane).not.toHaveProperty('count');
  });

  test('“left of” is a relation between two nouns; “and” is not', () => {
    expect(parse('two trucks to the left of a crane').relations).toEqual([
      { text: 'to the left of', name: 'left of', from: 0, to: 1 },
    ]);
    expect(parse('trucks and cars').relations).toEqual([]);
  });

  test('nouns joined by “or”, and a wider noun, match several labels in one term', () => {
    for (const query of ['a car or a truck', 'vehicles']) {
      expect(parse(query).terms, query).toHaveLength(1);
      expect(labelsOf(query).sort(), query).toEqual(['car', 'truck']);
    }
  });

  test('a synonym matches its label; five names of a brand symbol match the label of the symbol', () => {
    expect(parse('lorry').terms[0]?.sense?.labels.get('truck')).toMatchObject({
      matchType: 'synonym',
    });
    for (const name of ['wave mark', 'wave logo', 'wave symbol', 'water emblem', 'wavy sign'])
      expect(labelsOf(name), name).toEqual(['wave mark']);
  });
});

describe('numbers in a query', () => {
  test.each([
    ['at least three cars', 3, Number.POSITIVE_INFINITY],
    ['3 or more cars', 3, Number.POSITIVE_INFINITY],
    ['3+ cars', 3, Number.POSITIVE_INFINITY],
    ['more than two cars', 3, Number.POSITIVE_INFINITY],
    // The minimum is 1, because assets without cars should not match.
    ['fewer than three cars', 1, 2],
    ['less than 3 cars', 1, 2],
    ['no more than two cars', 1, 2],
    ['at most two cars', 1, 2],
    ['exactly two cars', 2, 2],
    ['only one car', 1, 1],
    ['between 2 and 4 cars', 2, 4],
    ['several cars', 3, Number.POSITIVE_INFINITY],
  ])('“%s” asks for %d to %d', (query, min, max) => {
    expect(parse(query).terms).toMatchObject([
      { text: expect.stringMatching(/^cars?$/), range: { min, max } },
    ]);
    expect(excluded(query)).toEqual([]);
  });

  test('the id of a person has seven spellings', () => {
    for (const query of [
      'Person-05',
      'person 5',
      'person number 5',
      'Person #5',
      'person no. 05',
      'person5',
      'person five',
    ])
      expect(parse(query), query).toMatchObject({ terms: [{ text: 'person-05' }] });
    expect(parse('person 2 wearing glasses')).toMatchObject({
      terms: [{ text: 'person-02' }, { text: 'glasses' }],
    });
  });
});

describe('exclusions in a query', () => {
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
  ])('“%s” excludes %o', (query, expected) => expect(excluded(query)).toEqual(expected));

  test('a query can exclude times, persons, types and colors', () => {
    expect(parse('cars not at night')).toMatchObject({
      times: [],
      without: { times: [{ text: 'night' }] },
    });
    expect(excluded('cars but not person 4')).toEqual(['person-04']);
    expect(parse('cars, no film shots').without.types).toMatchObject([{ type: 'film shot' }]);
    expect(parse('cars but not orange').terms).toMatchObject([
      { text: 'cars', excludedColors: [{ text: 'orange' }] },
    ]);
    expect(parse('no orange cars').terms).toMatchObject([
      { text: 'cars', isExcluded: true, colors: [{ text: 'orange' }] },
    ]);
  });
});

describe('times, types, views and colors of assets in a query', () => {
  test('times of day and colors are conditions of the asset', () => {
    expect(parse('cars at night').times).toMatchObject([{ text: 'night' }]);
    expect(parse('cars after dark').times).toMatchObject([{ text: 'after dark' }]);
    expect(parse('house in evening light')).toMatchObject({
      times: [{ text: 'evening light' }],
      terms: [{ text: 'house' }],
    });
    expect(parse('teal').colors).toMatchObject([{ text: 'teal', names: ['teal'] }]);
    expect(parse('dark green').colors).toMatchObject([
      { text: 'dark green', names: ['green', 'teal', 'ink'] },
    ]);
  });

  test('media words select types and views, but not after a relation', () => {
    expect(parse('photos of a car')).toMatchObject({
      types: [{ type: 'picture' }],
      terms: [{ text: 'car' }],
    });
    expect(parse('video clips with cars')).toMatchObject({
      types: [{ type: 'film shot' }],
      terms: [{ text: 'cars' }],
    });
    expect(parse('aerial shots of a car')).toMatchObject({
      types: [],
      views: [{ view: 'aerial' }],
      terms: [{ text: 'car' }],
    });
    expect(parse('close-up of a car')).toMatchObject({
      views: [{ view: 'close up' }],
      relations: [],
      terms: [{ text: 'car' }],
    });
    expect(parse('a car next to a picture')).toMatchObject({
      types: [],
      terms: [{ text: 'car' }, { text: 'picture' }],
    });
  });
});

test('an excluded type is listed as understood', () => {
  expect(listUnderstood(parse('cars at night, no film shots'))).toEqual([
    'cars',
    'night',
    'not film shots',
  ]);
});

describe('misspellings in a query', () => {
  test('are corrected and reported', () => {
    expect(parse('wind turbinne')).toMatchObject({
      terms: [{ text: 'wind turbine' }],
      corrections: [{ typed: 'turbinne', correction: 'turbine' }],
    });
    expect(parse('hosue wiht a crane nera a batery')).toMatchObject({
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

  test('include words without their vowels', () => {
    expect(parse('trck near a crn')).toMatchObject({
      corrections: [{ correction: 'truck' }, { correction: 'crane' }],
    });
  });

  test('do not include correct English words', () => {
    for (const query of [
      'at least',
      'a person wearing this',
      'something like that, which could be anywhere',
    ])
      expect(parse(query).corrections, query).toEqual([]);
    for (const word of ['cat', 'cats', 'horse', 'horses', 'mouse', 'bearer', 'goat', 'boat'])
      expect(parse(word).corrections, word).toEqual([]);
  });
});
