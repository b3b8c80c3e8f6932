import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { allPages } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const title = (page: string) => builtDocument(page).title;

/** Title length without the owner's names: 60 characters include a brand of seven. */
const ownWords = (text: string) =>
  [site.brand, site.product, ...Object.values(site.products)].reduce(
    (rest, name) => rest.replaceAll(name, ''),
    text,
  );

test('titles have at most 60 characters, including a brand of seven', () => {
  expect(
    allPages()
      .map(title)
      .filter((text) => ownWords(text).length > 53),
  ).toEqual([]);
});

test('titles name their product, and industry titles their topic', () => {
  expect(title(routes.panorama)).toContain(site.products.panorama);
  expect(title(routes.assetIq)).toContain(site.products.assetIq);
  expect(title(routes.studio)).not.toBe(`${site.product} Studio | ${site.brand}`);
  expect(
    [1, 2, 3, 4, 5, 6, 7]
      .map((id) => title(detailRoutes.industry(id)))
      .filter((text) => !text.includes(': ')),
  ).toEqual([]);
});
