import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { idsOf } from '../content.ts';
import { allPages } from '../pages.ts';
import { builtDocument, elementsOn, urlsIn } from './built-document.ts';

const titleOf = (page: string) => builtDocument(page).title;
const textOf = (page: string) => builtDocument(page).querySelector('main')?.textContent ?? '';

test('titles have at most 53 characters besides brand and product names', () => {
  const brandNames = [site.brand, site.product, ...Object.values(site.products)];
  const withoutNames = (title: string) =>
    brandNames.reduce((rest, name) => rest.replaceAll(name, ''), title);
  expect(
    allPages()
      .map(titleOf)
      .filter((title) => withoutNames(title).length > 53),
  ).toEqual([]);
});

test('the titles of Panorama and Asset IQ contain these names', () => {
  expect(titleOf(routes.panorama)).toContain(site.products.panorama);
  expect(titleOf(routes.assetIq)).toContain(site.products.assetIq);
});

test('the titles of Studio and seven industries contain a topic besides the name', () => {
  expect(titleOf(routes.studio)).not.toBe(`${site.product} Studio | ${site.brand}`);
  for (const id of idsOf('industries').slice(0, 7))
    expect(titleOf(detailRoutes.industry(id))).toContain(': ');
});

test('labels in pictures contain letters, and no decimal or percentage', () => {
  const labels = allPages().flatMap((page) =>
    elementsOn(page, 'svg[class^="layer-"] text').map(({ textContent }) => textContent ?? ''),
  );
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => /\d[.,]\d|%/.test(label) || !/\p{L}/u.test(label))).toEqual([]);
});

// docs/specification-rulings.md lists the numbered rulings.
test.each(['/panorama', '/asset-IQ'])(
  '%s: the first heading after the h1 begins with “Why”, the second does not (ruling 40)',
  (page) => {
    const headings = elementsOn(page, 'main h1, main h2');
    const [, first, second] = headings.map(({ textContent }) => textContent?.trim());
    expect(first).toMatch(/^Why /);
    expect(second).not.toMatch(/^Why /);
  },
);

test('the first links of Resources lead to the three legal pages (ruling 40)', () => {
  const hrefs = urlsIn(builtDocument('/resource'), 'main a[href^="/"]:not([href="/"])');
  expect(hrefs.slice(0, 3)).toEqual(['/privacy-policy', '/cookies-policy', '/term-and-conditions']);
});

test('blog post 1 does not show the date of its last change (ruling 41)', () => {
  expect(textOf('/blog-details/1')).not.toMatch(/Updated \d/);
});

test.each(['/case-study', '/case-study-details/3'])(
  '%s names the themes of case study 3',
  (page) => {
    for (const theme of ['predictive maintenance', 'visual inspection', 'supply chain'])
      expect(textOf(page).toLowerCase()).toContain(theme);
  },
);

test.each([routes.studio, '/product', '/industry-verticals'])(
  '%s links to Traffic-Monitoring in running text about a city',
  (page) => {
    const links = elementsOn(page, 'main a[href="/Traffic-Monitoring"]');
    const link = links.find(({ textContent }) => textContent === 'See Traffic-Monitoring');
    expect(link?.parentElement?.textContent).toContain('city');
    expect(link?.closest('article, li, ul')).toBeNull();
  },
);

test.each(['/industry-verticals', '/blog', '/case-study', '/solutions'])(
  '%s loads only its first content picture eagerly',
  (page) => {
    const pictures = elementsOn(page, 'main img');
    const isEager = (image: Element) => image.getAttribute('loading') === 'eager';
    expect(pictures.filter(isEager)).toEqual(pictures.slice(0, 1));
  },
);

test.each(['/blog-details/4', '/industry-details/4', '/AIadvisory-services'])(
  '%s says once that its numbers are worked examples, and never calls them illustrative',
  (page) => {
    expect(textOf(page).match(/worked examples/g)).toHaveLength(1);
    expect(textOf(page)).not.toMatch(/illustrative/i);
  },
);

test.each(allPages().filter((page) => /^\/(blog|industry|case-study)-details\//.test(page)))(
  '%s suggests three other pages, each with a picture and a text',
  (page) => {
    const items = elementsOn(page, 'section[aria-labelledby="related-reading"] li');
    const entries = items.map((item) => ({
      href: item.querySelector('h3 a')?.getAttribute('href') ?? '',
      text: item.querySelector('p')?.textContent,
      picture: item.querySelector('img'),
    }));
    expect(entries).toHaveLength(3);
    expect(new Set([page, ...entries.map(({ href }) => href)]).size).toBe(4);
    for (const { href, text, picture } of entries) {
      expect(text, href).toMatch(/\w/);
      expect(picture?.getAttribute('alt'), href).toBe('');
      if (href.includes('-details/'))
        expect(picture?.getAttribute('src'), href).toBe(
          builtDocument(href).querySelector('main img')?.getAttribute('src'),
        );
    }
  },
);
