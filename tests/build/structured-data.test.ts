import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { idsOf, routesOf } from '../content.ts';
import { allPages, dist, isBlogSubpage } from '../pages.ts';
import { tempFolder } from '../temp-folder.ts';
import { builtDocument, elementsOn, isIndexable } from './built-document.ts';

type Item = { '@type': string; [property: string]: unknown };

const jsonLdBlocks = (page: string) =>
  elementsOn(page, 'script[type="application/ld+json"]').map(
    ({ textContent }) => textContent ?? '',
  );
const graphs = new Map(
  allPages()
    .filter(isIndexable)
    .map((page) => [page, JSON.parse(jsonLdBlocks(page)[0] ?? '{}')['@graph']] as const),
);
const findItem = (page: string, type: string) =>
  graphs.get(page)?.find((item: Item) => item['@type'] === type);
const pagesWith = (type: string) =>
  [...graphs.keys()].filter((page) => findItem(page, type)).sort();

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const textsOf = (page: string, selector: string) => elementsOn(page, selector).map(textOf);

function valuesIn(value: unknown, property = ''): { property: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, property));
  if (typeof value !== 'object' || value === null) return [{ property, value }];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, key));
}
const allValues = [...graphs.values()].flatMap((graph) => valuesIn(graph));

test('each indexable page has structured data once; other pages have none', () => {
  for (const page of [...allPages(), '/404'])
    expect(jsonLdBlocks(page).length, page).toEqual(isIndexable(page) ? 1 : 0);
});

describe('structured data', () => {
  test('uses only types, properties and values of schema.org', () => {
    const items: Item[] = [...graphs.values()].flat();
    const types = new Set(items.map((item) => item['@type']));
    // `schema-dts` lacks `query-input`, a property that Google defined.
    const withoutQueryInput = (key: string, value: unknown) =>
      key === 'query-input' ? undefined : value;
    const statements = items.map(
      (item) => `(${JSON.stringify(item, withoutQueryInput)}) satisfies ${item['@type']};`,
    );
    const source = [
      `import type { ${[...types].join(', ')} } from 'schema-dts';`,
      // The compiler must reject this item.
      `({ '@type': 'Service', title: 'An unknown property' }) satisfies Service;`,
      ...new Set(statements),
    ];
    const folder = tempFolder({ 'items.ts': source.join('\n') });
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const { stdout } = spawnSync(
      path.resolve('node_modules/.bin/tsc'),
      ['items.ts', '--strict', '--noEmit', '--skipLibCheck', '--types', ''],
      { cwd: folder, encoding: 'utf8' },
    );
    const errors = stdout.match(/^items\.ts.*/gm) ?? [];
    expect(errors).toEqual([expect.stringMatching(/^items\.ts\(2,.*'title' does not exist/)]);
  });

  test('has the properties that search engines require', async () => {
    const errorsOf = async (graph: Item[]) => {
      const jsonld = Object.groupBy(structuredClone(graph), (item) => item['@type']);
      const issues = await new Validator().validate({ jsonld });
      return issues.filter(({ severity }) => severity === 'ERROR');
    };
    const withoutPosition = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', name: 'Home' }],
    };
    expect(await errorsOf([withoutPosition])).not.toEqual([]);
    for (const [page, graph] of graphs) expect(await errorsOf(graph), page).toEqual([]);
  });

  test('gives each item of a page a unique id, and refers only to these ids', () => {
    for (const [page, graph] of graphs) {
      const itemIds: unknown[] = graph.map((item: Item) => item['@id']);
      expect(new Set(itemIds).size, page).toBe(itemIds.length);
      const references = valuesIn(graph).filter(({ property }) => property === '@id');
      for (const { value } of references) expect(itemIds, page).toContain(value);
    }
  });

  test('contains no dead URL of the site', () => {
    const isDead = (url: string) => {
      const { pathname, hash } = new URL(url);
      if (!allPages().includes(pathname)) return !existsSync(dist + decodeURI(pathname));
      return hash !== '' && !builtDocument(pathname).getElementById(hash.slice(1));
    };
    const urls = allValues
      .filter(({ property }) => property !== '@id' && property !== 'urlTemplate')
      .map(({ value }) => String(value))
      .filter((value) => value.startsWith(site.url));
    expect([...new Set(urls)].filter(isDead)).toEqual([]);
  });

  test('has a search action', () => {
    expect(findItem('/', 'WebSite').potentialAction).toMatchObject({
      target: { urlTemplate: `${site.url}${routes.search}?q={search_term_string}` },
      'query-input': expect.stringContaining('search_term_string'),
    });
  });

  test('has dates in the format of ISO 8601', () => {
    for (const { property, value } of allValues)
      if (property.startsWith('date'))
        expect(value).toMatch(/^\d{4}-(0\d|1[0-2])(-([0-2]\d|3[01]))?$/);
  });

  test('has the title, description and canonical URL of its page', () => {
    for (const page of graphs.keys()) {
      const { name, description, url } = findItem(page, 'WebPage');
      const { title, head } = builtDocument(page);
      expect(title).toContain(name);
      expect(head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(
        description,
      );
      expect(head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href).toBe(url);
    }
  });

  test('has the breadcrumb of its page, if any', () => {
    for (const page of graphs.keys()) {
      const steps = elementsOn(page, 'nav[aria-label="Breadcrumb"] li > *');
      const shown = steps.map((step) => ({
        name: textOf(step),
        item: `${site.url}${step.getAttribute('href') ?? page}`,
      }));
      const { itemListElement } = findItem(page, 'BreadcrumbList') ?? { itemListElement: [] };
      expect(itemListElement, page).toMatchObject(shown);
    }
  });

  test('has the name, email address, postal address and social networks of the company', () => {
    const { street, city, postcode } = site.address;
    expect(findItem('/', 'Organization')).toMatchObject({
      name: site.brand,
      url: `${site.url}/`,
      email: site.email,
      address: {
        streetAddress: expect.stringContaining(street),
        addressLocality: city,
        postalCode: postcode,
      },
      sameAs: Object.values(site.social),
    });
  });

  const formatDate = (locale: string, date: unknown, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(String(date)),
    );

  test.each([
    ['BlogPosting', idsOf('blog').map(detailRoutes.blog)],
    [
      'Article',
      [
        ...idsOf('industries').map(detailRoutes.industry),
        ...idsOf('case-studies').map(detailRoutes.caseStudy),
      ],
    ],
  ])('of type %s has the headline, topic, author and date that its page shows', (type, pages) => {
    expect(pagesWith(type)).toEqual(pages.sort());
    for (const page of pages) {
      const { headline, articleSection, author, datePublished } = findItem(page, type);
      const date =
        datePublished && formatDate('en-GB', datePublished, { day: 'numeric', month: 'short' });
      expect(textsOf(page, 'article header li, article header h1, main h1, main dd')).toEqual(
        expect.arrayContaining(
          [headline, articleSection, author.name, date].filter((text) => text !== undefined),
        ),
      );
    }
  });

  test('of an announcement has the headline and date that its page shows', () => {
    const announcements = [routes.studio, routes.traffic].sort();
    expect(pagesWith('NewsArticle')).toEqual(announcements);
    for (const page of announcements) {
      const { headline, datePublished } = findItem(page, 'NewsArticle');
      expect(textsOf(page, 'h1')[0]).toBe(headline);
      expect(builtDocument(page).querySelector('time')?.dateTime).toBe(datePublished);
    }
  });

  test('of a service names its offers under “What We Offer”', () => {
    expect(pagesWith('Service')).toEqual(routesOf('services').sort());
    for (const page of pagesWith('Service')) {
      const offers = textsOf(page, 'nav[aria-labelledby="offers-heading"] a');
      expect(findItem(page, 'Service').hasOfferCatalog.itemListElement).toMatchObject(
        offers.map((name) => ({ itemOffered: { name } })),
      );
    }
  });

  test('of a product has its name and features', () => {
    expect(pagesWith('SoftwareApplication')).toEqual(
      [...routesOf('products'), ...idsOf('products').map(detailRoutes.product)].sort(),
    );
    for (const page of pagesWith('SoftwareApplication')) {
      const { name, featureList } = findItem(page, 'SoftwareApplication');
      expect(featureList.length).toBeGreaterThan(2);
      expect(textsOf(page, 'main :is(h1, h2, h3, dd, li, [aria-current="page"])')).toEqual(
        expect.arrayContaining([name, ...featureList]),
      );
    }
  });

  test('of a list page has the names and URLs of the page’s cards, in order', () => {
    const lists = [routes.industries, routes.solutions, routes.blog, routes.caseStudies];

    expect(pagesWith('ItemList').filter((page) => !isBlogSubpage(page))).toEqual(lists.sort());
    for (const page of pagesWith('ItemList')) {
      const cards = elementsOn(page, 'main article h3 a').map((link) => ({
        name: textOf(link),
        url: `${site.url}${link.getAttribute('href')}`,
      }));
      expect(findItem(page, 'ItemList').itemListElement).toMatchObject(cards);
    }
  });

  test('of a legal page has the date of its last change', () => {
    for (const page of [routes.privacy, routes.cookies, routes.terms]) {
      const date = formatDate('en-US', findItem(page, 'WebPage').dateModified, { month: 'long' });
      expect(textsOf(page, 'main')[0]).toContain(`Last updated on ${date}`);
    }
  });
});
