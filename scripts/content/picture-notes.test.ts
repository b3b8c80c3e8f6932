import { describe, expect, test } from 'vitest';
import { noteFaults } from './picture-notes.ts';

const faults = (notes: object) =>
  noteFaults('sun.json', JSON.stringify({ caption: 'The sun.', boxes: [], ...notes }, undefined, 2)).map(({ line, message }) => `${line} ${message}`);

test('a description is right', () => {
  expect(faults({ alt: 'An orange sun behind three hills.' })).toEqual([]);
});

test('a missing one is named, and so is a missing caption', () => {
  expect(faults({})).toEqual(['1 the alternative text (alt) is missing: say what is in the picture']);
  expect(faults({ alt: 'An orange sun.', caption: ' ' })).toEqual(['2 the caption is missing: add a sentence for under the picture']);
});

test.each(['sun-2.png', 'industry-energy'])('the name of a file is none: %s', (alt) => {
  expect(faults({ alt })).toEqual([`4 “${alt}” is a name, not an alternative text: say what is in the picture`]);
});

test.each(['Image of a sun', 'A photo of a sun', 'The illustration showing a sun'])('nor is one that begins by saying that it is a picture: %s', (alt) => {
  expect(faults({ alt })).toEqual(['4 the alternative text says that it is a picture, which a screen reader says already: begin with what is in it']);
});

describe('the boxes', () => {
  const alt = 'An orange sun behind three hills.';
  const boxed = (box: unknown, changes = {}) =>
    faults({
      alt,
      boxes: [
        { label: 'sun', kind: 'object', box: [0, 0, 1, 1] },
        { label: 'sun', kind: 'object', box, ...changes },
      ],
    });

  test('within the frame are right', () => expect(boxed([0.1, 0.2, 0.3, 0.4])).toEqual([]));

  test.each([
    ['out of its frame', [0.1, 0.2, 1.3, 0.4], 'box 2 is out of its frame: sides are fractions of it, from 0 to 1'],
    ['in pixels', [10, 20, 300, 400], 'box 2 is out of its frame: sides are fractions of it, from 0 to 1'],
    ['the wrong way round', [0.3, 0.2, 0.1, 0.4], 'box 2 ends before it begins: write [left, top, right, bottom]'],
    ['of three sides', [0.3, 0.2, 0.1], 'box 2 is no box: write [left, top, right, bottom]'],
  ])('one %s is named', (_, box, fault) => expect(boxed(box)).toEqual([expect.stringMatching(new RegExp(`^\\d+ ${RegExp.escape(fault)}$`))]));

  test('a field nobody knows is named', () => expect(boxed([0, 0, 1, 1], { colour: 'red' })).toEqual([expect.stringContaining('there is no field "colour"')]));
});

test('JSON that cannot be read is named with its line', () => {
  expect(noteFaults('sun.json', '{\n  "alt": "An orange sun."\n  "caption": "The sun."\n}')).toEqual([
    { file: 'sun.json', line: 3, message: 'this is no JSON from here on: look for a comma, a quotation mark or a bracket too few or too many' },
  ]);
});
