import { expect, test } from 'vitest';
import { alternativeFaults } from './alternative-texts.ts';

const faults = (notes: object) =>
  alternativeFaults('sun.json', JSON.stringify({ caption: 'The sun.', ...notes }, undefined, 2)).map(({ line, message }) => `${line} ${message}`);

test('a description is right', () => {
  expect(faults({ alt: 'An orange sun behind three hills.' })).toEqual([]);
});

test('a missing one is named, and so is a missing caption', () => {
  expect(faults({})).toEqual(['1 the alternative text (alt) is missing: say what is in the picture']);
  expect(faults({ alt: 'An orange sun.', caption: ' ' })).toEqual(['3 the caption is missing: add a sentence for under the picture']);
});

test.each(['sun-2.png', 'industry-energy'])('the name of a file is none: %s', (alt) => {
  expect(faults({ alt })).toEqual([`3 “${alt}” is a name, not an alternative text: say what is in the picture`]);
});

test.each(['Image of a sun', 'A photo of a sun', 'The illustration showing a sun'])('nor is one that begins by saying that it is a picture: %s', (alt) => {
  expect(faults({ alt })).toEqual(['3 the alternative text says that it is a picture, which a screen reader says already: begin with what is in it']);
});
