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
const expectParsed = (query: string, expected: object) =>
  expect(parse(query)).toMatchObject(expected);
const labelsOf = (query: string) =>
  parse(query).terms.flatMap(({ sense }) => [...(sense?.labels.keys() ?? [])]);
const exclusionsOf = (query: string) =>
  parse(query)
    .terms.filter((term) => term.isExcluded)
    .map(({ text }) => text);

describe('objects of a query', () => {
  test.each([
    // The longest phrase wins.
    ['the battery storage', [{ text: 'battery storage' }]],
    ['truck, white', [{ text: 'truck', colors: [{ text: 'white' }] }]],
    ['a crane in red', [{ text: 'crane', colors: [{ text: 'red' }] }]],
    // Of adjacent nouns, the last one gets the color.
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
    expectParsed(query, { terms }),
  );

  test('colors and numbers belong to the next noun', () => {
    const [trucks, crane] = parse('two red trucks left of a white crane').terms;
    expect(trucks).toMatchObject({ text: 'trucks', count: 2, colors: [{ text: 'red' }] });
    expect(crane).toMatchObject({ text: 'crane', colors: [{ text: 'white' }] });
    expect(crane?.count).toBeUndefined();
  });

  test('“left of” is a relation between two nouns; “and” is not', () => {
    expect(parse('two trucks to the left of a crane').relations).toEqual([
      { text: 'to the left of', name: 'left of', from: 0, to: 1 },
    ]);
    expect(parse('trucks and cars').relations).toEqual([]);
  });

  test('nouns joined by “or”, or a general noun such as “vehicles”, match several labels in one term', () => {
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
    ['at least three cars', 3, Infinity],
    ['3 or more cars', 3, Infinity],
    ['3+ cars', 3, Infinity],
    ['more than two cars', 3, Infinity],
    // The minimum is 1, because assets without cars should not match.
    ['fewer than three cars', 1, 2],
    ['less than 3 cars', 1, 2],
    ['no more than two cars', 1, 2],
    ['at most two cars', 1, 2],
    ['exactly two cars', 2, 2],
    ['only one car', 1, 1],
    ['between 2 and 4 cars', 2, 4],
    ['several cars', 3, Infinity],
  ])('“%s” asks for %d to %d', (query, min, max) => {
    expect(parse(query).terms).toMatchObject([
      { text: expect.stringMatching(/^cars?$/), range: { min, max } },
    ]);
    expect(exclusionsOf(query)).toEqual([]);
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
    expectParsed('person 2 wearing glasses', {
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
  ])('“%s” excludes %o', (query, expected) => expect(exclusionsOf(query)).toEqual(expected));

  test.each([
    ['cars not at night', { timesOfDay: [], without: { timesOfDay: [{ text: 'night' }] } }],
    [
      'cars but not person 4',
      { terms: [{ text: 'cars' }, { text: 'person-04', isExcluded: true }] },
    ],
    ['cars, no film shots', { without: { types: [{ type: 'film shot' }] } }],
    ['cars but not orange', { terms: [{ text: 'cars', excludedColors: [{ text: 'orange' }] }] }],
    [
      'no orange cars',
      { terms: [{ text: 'cars', isExcluded: true, colors: [{ text: 'orange' }] }] },
    ],
  ])('“%s” excludes a time, person, type or color: %o', expectParsed);
});

describe('times, types, views and colors of assets in a query', () => {
  test.each([
    ['cars at night', { timesOfDay: [{ text: 'night' }] }],
    ['cars after dark', { timesOfDay: [{ text: 'after dark' }] }],
    [
      'house in evening light',
      { timesOfDay: [{ text: 'evening light' }], terms: [{ text: 'house' }] },
    ],
    ['teal', { colors: [{ text: 'teal', names: ['teal'] }] }],
    ['dark green', { colors: [{ text: 'dark green', names: ['green', 'teal', 'ink'] }] }],
    ['photos of a car', { types: [{ type: 'picture' }], terms: [{ text: 'car' }] }],
    ['video clips with cars', { types: [{ type: 'film shot' }], terms: [{ text: 'cars' }] }],
    ['aerial shots of a car', { types: [], views: [{ view: 'aerial' }], terms: [{ text: 'car' }] }],
    [
      'close-up of a car',
      { views: [{ view: 'close up' }], relations: [], terms: [{ text: 'car' }] },
    ],
    // After a relation, `picture` is an object and not a type.
    ['a car next to a picture', { types: [], terms: [{ text: 'car' }, { text: 'picture' }] }],
  ])('“%s” sets conditions for assets: %o', expectParsed);
});

test('an excluded type is listed as understood', () => {
  expect(listUnderstood(parse('cars at night, no film shots'))).toEqual([
    'cars',
    'night',
    'not film shots',
  ]);
});

describe('misspellings in a query', () => {
  const correctionsOf = (query: string) =>
    parse(query).corrections.map(({ typed, correction }) => `${typed}: ${correction}`);

  test('are corrected and reported', () => {
    expectParsed('wind turbinne', { terms: [{ text: 'wind turbine' }] });
    expect(correctionsOf('wind turbinne')).toEqual(['turbinne: turbine']);
    const query = 'hosue wiht a crane nera a batery';
    expectParsed(query, {
      terms: [{ text: 'house' }, { text: 'crane' }, { text: 'battery' }],
      relations: [{ name: 'near' }],
    });
    expect(correctionsOf(query)).toEqual([
      'hosue: house',
      'wiht: with',
      'nera: near',
      'batery: battery',
    ]);
  });

  test('include words without their vowels', () =>
    expect(correctionsOf('trck near a crn')).toEqual(['trck: truck', 'crn: crane']));

  test('do not include correct English words', () => {
    for (const query of [
      'at least',
      'a person wearing this',
      'something like that, which could be anywhere',
    ])
      expect(correctionsOf(query), query).toEqual([]);
    for (const word of ['cat', 'cats', 'horse', 'horses', 'mouse', 'bearer', 'goat', 'boat'])
      expect(correctionsOf(word), word).toEqual([]);
  });
});
