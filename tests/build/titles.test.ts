import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { allPages, builtHtml } from '../pages.ts';

const title = (page: string) => new JSDOM(builtHtml(page)).window.document.title;

test('no title is longer than search results show: 60 characters, the brand included', () => {
  expect(
    allPages()
      .map(title)
      .filter(({ length }) => length > 60),
  ).toEqual([]);
});

test('a title names its product, and an industry says what it is about', () => {
  expect(title(routes.panorama)).toContain('Panorama');
  expect(title(routes.assetIq)).toContain('Asset IQ');
  expect(title(routes.studio)).not.toBe(`${site.product} Studio | ${site.brand}`);
  expect([1, 2, 3, 4, 5, 6, 7].map((id) => title(detailRoutes.industry(id))).filter((text) => !text.includes(': '))).toEqual([]);
});
