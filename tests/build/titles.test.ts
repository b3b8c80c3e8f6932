import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { allPages } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const title = (page: string) => builtDocument(page).title;

/** What this site's title is without an owner's names, which may be of any length: 60 characters hold it with a brand of seven. */
const ownWords = (text: string) => [site.brand, site.product, ...Object.values(site.products)].reduce((rest, name) => rest.replaceAll(name, ''), text);

test('no title is longer than search results show: 60 characters, a brand of seven included', () => {
  expect(
    allPages()
      .map(title)
      .filter((text) => ownWords(text).length > 53),
  ).toEqual([]);
});

test('a title names its product, and an industry says what it is about', () => {
  expect(title(routes.panorama)).toContain(site.products.panorama);
  expect(title(routes.assetIq)).toContain(site.products.assetIq);
  expect(title(routes.studio)).not.toBe(`${site.product} Studio | ${site.brand}`);
  expect([1, 2, 3, 4, 5, 6, 7].map((id) => title(detailRoutes.industry(id))).filter((text) => !text.includes(': '))).toEqual([]);
});
