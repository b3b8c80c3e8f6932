import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { idsOf, urlsOf } from '../content.ts';
import { pageNames } from '../labels.ts';
import { allPages } from '../pages.ts';
import { builtDocument, isIndexable, targetExists } from './built-document.ts';
import { schemaOrgErrors } from './schema-org.ts';

type Item = { '@type': string; '@id'?: string; [property: string]: unknown };

const jsonLdBlocks = (page: string) =>
  [...builtDocument(page).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  );
const graphs = new Map(
  allPages()
    .filter(isIndexable)
    .map((page) => [page, JSON.parse(jsonLdBlocks(page)[0] ?? '{}')['@graph'] as Item[]]),
);
const findItem = <Shape = Item>(page: string, type: string) =>
  graphs.get(page)?.find((item) => item['@type'] === type) as Shape;
const pagesWith = (type: string) =>
  [...graphs.keys()].filter((page) => findItem(page, type)).sort();

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const textsOf = (page: string, selector: string) =>
  [...builtDocument(page).querySelectorAll(selector)].map(textOf);

type Value = { page: string; property: string; value: unknown };
const allValues: Value[] = [...graphs].flatMap(([page, graph]) =>
  valuesIn(graph).map((value) => ({ page, ...value })),
);
function valuesIn(value: unknown, property = ''): Omit<Value, 'page'>[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, property));
  if (typeof value !== 'object' || value === null) return [{ property, value }];
  return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, key));
}

describe('the structured data', () => {
  test('appears once on exactly the indexable pages', () => {
    for (const page of [...allPages(), '/404'])
      expect(jsonLdBlocks(page).length, page).toEqual(isIndexable(page) ? 1 : 0);
  });

  test('uses only types, properties and values of schema.org', () => {
    /** Items that the check must reject. */
    const wrongItems = [
      { '@type': 'Sevice', name: 'An unknown type' },
      { '@type': 'Service', title: 'An unknown property' },
      { '@type': 'Service', provider: 7 },
      { '@type': 'Service', hasOfferCatalog: { '@type': 'OfferCatalog', offers: 'Nested' } },
    ];
    const expected = [
      "no exported member named 'Sevice'",
      `"title"' does not exist in type`,
      '"provider":7',
      `"offers"' does not exist in type`,
    ];
    expect(schemaOrgErrors([...[...graphs.values()].flat(), ...wrongItems])).toEqual(
      expected.map((error) => expect.stringContaining(error)),
    );
  });

  test('has the properties that search engines require', async () => {
    const errorsOf = async (graph: Item[]) => {
      const jsonld = Object.groupBy(structuredClone(graph), (item) => item['@type']);
      const issues = await new Validator().validate({ jsonld });
      return issues.filter(({ severity }) => severity === 'ERROR');
    };
    // The list item lacks its `position`.
    const incomplete = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', name: pageNames.home }],
    };
    expect(await errorsOf([incomplete])).not.toEqual([]);
    for (const [page, graph] of graphs) expect(await errorsOf(graph), page).toEqual([]);
  });

  test('gives each item of a page a unique id, and refers only to these ids', () => {
    for (const [page, graph] of graphs) {
      const itemIds = graph.map((item) => item['@id']);
      expect(new Set(itemIds).size, page).toBe(itemIds.length);
      const references = valuesIn(graph).filter(({ property }) => property === '@id');
      for (const { value } of references) expect(itemIds, page).toContain(value);
    }
  });

  test('contains no dead URL of the site', () => {
    const broken = allValues.filter(
      ({ property, value }) =>
        !['@id', 'urlTemplate'].includes(property) &&
        String(value).startsWith(site.url) &&
        !targetExists(new URL(String(value))),
    );
    expect(broken).toEqual([]);
  });

  test('has a search action', () => {
    expect(findItem('/', 'WebSite')['potentialAction']).toMatchObject({
      target: { urlTemplate: `${site.url}${routes.search}?q={search_term_string}` },
      'query-input': expect.stringContaining('search_term_string'),
    });
  });

  test('has dates in ISO 8601', () => {
    for (const { property, value } of allValues)
      if (property.startsWith('date'))
        expect(value).toMatch(/^\d{4}-(0\d|1[0-2])(-([0-2]\d|3[01]))?$/);
  });
});

describe('structured data matches the page:', () => {
  test('name, description and URL', () => {
    for (const page of graphs.keys()) {
      const { name, description, url } = findItem(page, 'WebPage');
      const { title, head } = builtDocument(page);
      expect(title).toContain(name);
      expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
        description,
      );
      expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(url);
    }
  });

  test('breadcrumb, if the page has one', () => {
    for (const page of graphs.keys()) {
      const steps = builtDocument(page).querySelectorAll('nav[aria-label="Breadcrumb"] li > *');
      const shown = [...steps].map((step) => ({
        name: textOf(step),
        item: `${site.url}${step.getAttribute('href') ?? page}`,
      }));
      const list = findItem<{ itemListElement: object[] } | undefined>(page, 'BreadcrumbList');
      expect(list?.itemListElement ?? [], page).toEqual(
        shown.map((step) => expect.objectContaining(step)),
      );
    }
  });

  test('the company: name, address and links', () => {
    const { name, email, address, sameAs } = findItem<{
      name: string;
      email: string;
      address: Record<string, string>;
      sameAs?: string[];
    }>('/', 'Organization');
    const home = builtDocument('/');
    const footer = textOf(home.querySelector('body > footer'));
    for (const line of [
      ...(address['streetAddress']?.split(', ') ?? []),
      address['addressLocality'],
      address['postalCode'],
    ])
      expect(footer).toContain(line);
    for (const href of [`mailto:${email}`, ...(sameAs ?? [])])
      expect(home.querySelector(`a[href="${href}"]`), href).not.toBeNull();
    expect(home.title).toContain(name);
  });

  const formatDate = (locale: string, date: unknown, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, year: 'numeric', timeZone: 'UTC' }).format(
      new Date(String(date)),
    );

  const shownOn = (page: string) =>
    textsOf(page, 'article header li, article header h1, main h1, main dd');

  test('blog posts: author and date', () => {
    const posts = pagesWith('BlogPosting');
    expect(posts).toHaveLength(idsOf('blog').length);
    for (const page of posts) {
      const { author, datePublished } = findItem(page, 'BlogPosting');
      expect(shownOn(page)).toEqual(
        expect.arrayContaining([
          (author as Item)['name'],
          formatDate('en-GB', datePublished, { day: 'numeric', month: 'short' }),
        ]),
      );
    }
  });

  test('blog posts and other articles: headline and topic', () => {
    const articles = pagesWith('Article');
    expect(articles).toHaveLength(idsOf('industries').length + idsOf('case-studies').length);
    for (const page of [...pagesWith('BlogPosting'), ...articles]) {
      const { headline, articleSection } =
        findItem(page, 'BlogPosting') ?? findItem(page, 'Article');
      expect(shownOn(page)).toEqual(expect.arrayContaining([headline, articleSection]));
    }
  });

  test('announcements: headline and date', () => {
    const announcements = [routes.studio, routes.traffic];
    expect(pagesWith('NewsArticle')).toEqual(announcements.sort());
    for (const page of announcements) {
      const { headline, datePublished } = findItem(page, 'NewsArticle');
      expect(textsOf(page, 'h1')[0]).toBe(headline);
      expect(builtDocument(page).querySelector('time')?.dateTime).toBe(datePublished);
    }
  });

  test('services: names of the offers under “What We Offer”', () => {
    expect(pagesWith('Service')).toEqual(urlsOf('services').sort());
    for (const page of pagesWith('Service')) {
      const { hasOfferCatalog } = findItem<{
        hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] };
      }>(page, 'Service');
      expect(hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual(
        textsOf(page, 'nav[aria-labelledby="offers-heading"] a'),
      );
    }
  });

  test('products: name and features', () => {
    expect(pagesWith('SoftwareApplication')).toEqual(
      [...urlsOf('products'), ...idsOf('products').map(detailRoutes.product)].sort(),
    );
    for (const page of pagesWith('SoftwareApplication')) {
      const { name, featureList } = findItem<{ name: string; featureList: string[] }>(
        page,
        'SoftwareApplication',
      );
      expect(featureList.length).toBeGreaterThan(2);
      expect(textsOf(page, 'main :is(h1, h2, h3, dd, li, [aria-current="page"])')).toEqual(
        expect.arrayContaining([name, ...featureList]),
      );
    }
  });

  test('card lists: names and URLs in order', () => {
    const lists = [routes.industries, routes.solutions, routes.blog, routes.caseStudies];
    const isBlogSubpage = (page: string) => page.startsWith(`${routes.blog}/`);
    expect(pagesWith('ItemList').filter((page) => !isBlogSubpage(page))).toEqual(lists.sort());
    for (const page of pagesWith('ItemList')) {
      const links = builtDocument(page).querySelectorAll('main article h3 a');
      const shown = [...links].map((link) => ({
        name: textOf(link),
        url: `${site.url}${link.getAttribute('href')}`,
      }));
      const { itemListElement } = findItem<{ itemListElement: object[] }>(page, 'ItemList');
      expect(itemListElement).toEqual(shown.map((card) => expect.objectContaining(card)));
    }
  });

  test('legal pages: date of the last change', () => {
    for (const page of [routes.privacy, routes.cookies, routes.terms]) {
      const { dateModified } = findItem(page, 'WebPage');
      const date = formatDate('en-US', dateModified, { month: 'long' });
      expect(textsOf(page, 'main')[0]).toContain(`Last updated on ${date}`);
    }
  });
});
