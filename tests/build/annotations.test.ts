import { expect, test } from 'vitest';
import { allPages } from '../pages.ts';
import { builtDocument } from './built-document.ts';

/** What stands beside the boxes of a picture: the texts of the drawings over it. */
const labels = allPages().flatMap((page) =>
  [...builtDocument(page).querySelectorAll('svg[class^="layer-"] text')].map((text) => ({ page, label: text.textContent ?? '' })),
);

test('a label says what a box is: no score is drawn, for none was measured', () => {
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter(({ label }) => /\d[.,]\d|%/.test(label))).toEqual([]);
  expect(labels.filter(({ label }) => !/\p{L}/u.test(label))).toEqual([]);
});
