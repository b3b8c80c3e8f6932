import { expect, test } from 'vitest';
import { allPages } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** The texts in a picture's annotation drawing. */
const labels = allPages().flatMap((page) =>
  [...builtDocument(page).querySelectorAll('svg[class^="layer-"] text')].map((text) => ({
    page,
    label: text.textContent ?? '',
  })),
);

test('labels name the object in a box and show no score', () => {
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter(({ label }) => /\d[.,]\d|%/.test(label))).toEqual([]);
  expect(labels.filter(({ label }) => !/\p{L}/u.test(label))).toEqual([]);
});
