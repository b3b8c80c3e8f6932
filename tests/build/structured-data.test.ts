import { existsSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { addresses, ids } from '../content.ts';
import { names } from '../labels.ts';
import { allPages, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';
import { vocabularyFaults } from './vocabulary.ts';

type Thing = { '@type': string; '@id'?: string; [property: string]: unknown };

const documents = new Map(allPages().map((path) => [path, builtDocument(path)]));
const isListed = (document: Document) => !document.querySelector('meta[name="robots"]');
const blocksOf = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? '',
  );
const graphs = new Map(
  [...documents]
    .filter(([, document]) => isListed(document))
    .map(
      ([path, document]) =>
        [
          path,
          (JSON.parse(blocksOf(document)[0] ?? '{}') as { '@graph': Thing[] })['@graph'],
        ] as const,
    ),
);
const text = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim();
const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(text);
/** The item of a type on a page. */
const of = <Shape = Thing>(path: string, type: string) =>
  graphs.get(path)?.find((thing) => thing['@type'] === type) as Shape;
const page = (path: string) => documents.get(path) as Document;
const pathsWith = (type: string) => [...graphs.keys()].filter((path) => of(path, type));

/** Every value in a graph with its property. */
function* values(value: unknown, property = ''): Generator<{ property: string; value: unknown }> {
  if (Array.isArray(value)) for (const item of value) yield* values(item, property);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) yield* values(inside, key);
  } else yield { property, value };
}

describe('the structured data', () => {
  test('appears once on exactly the indexable pages', () => {
    for (const [path, document] of documents)
      expect(blocksOf(document).length, path).toEqual(isListed(document) ? 1 : 0);
    expect(blocksOf(builtDocument('/404'))).toEqual([]);
  });

  test('uses only types, properties and values of schema.org', () => {
    const wrong = [
      { '@type': 'Sevice', name: 'A type nobody knows' },
      { '@type': 'Service', title: 'A property it does not have' },
      { '@type': 'Service', provider: 7 },
      {
        '@type': 'Service',
        hasOfferCatalog: { '@type': 'OfferCatalog', offers: 'one deep inside' },
      },
    ];
    const faults = vocabularyFaults([...[...graphs.values()].flat(), ...wrong]);
    const named = [
      "no exported member named 'Sevice'",
      `"title"' does not exist in type`,
      '"provider":7',
      `"offers"' does not exist in type`,
    ];
    expect(faults).toEqual(named.map((fault) => expect.stringContaining(fault)));
  });

  test('has the properties that search engines require', async () => {
    const missing = async (graph: Thing[]) => {
      const issues = await new Validator().validate({
        jsonld: Object.groupBy(structuredClone(graph), (thing) => thing['@type']),
      });
      return issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ issueMessage }) => issueMessage);
    };
    expect(
      await missing([
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: names.home }] },
      ]),
    ).not.toEqual([]);
    for (const [path, graph] of graphs) expect(await missing(graph), path).toEqual([]);
  });

  test('refers only to items in its own graph', () => {
    for (const [path, graph] of graphs) {
      const ids = graph.map((thing) => thing['@id']);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const { property, value } of values(graph))
        if (property === '@id') expect(ids, path).toContain(value);
    }
  });

  test('contains only existing canonical URLs', () => {
    const broken: string[] = [];
    for (const [path, graph] of graphs) {
      for (const { property, value } of values(graph)) {
        if (
          typeof value !== 'string' ||
          !value.startsWith(site.url) ||
          property === '@id' ||
          property === 'urlTemplate'
        )
          continue;
        const { pathname, hash } = new URL(value);
        const target = documents.get(pathname);
        if (!target && !existsSync(`${dist}${pathname}`)) broken.push(`${path}: ${value}`);
        if (hash && !target?.getElementById(hash.slice(1))) broken.push(`${path}: ${value}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('has the URL template of the search', () => {
    const website = of<{
      potentialAction: { target: { urlTemplate: string }; 'query-input': string };
    }>('/', 'WebSite');
    expect(website.potentialAction.target.urlTemplate).toBe(
      `${site.url}${routes.search}?q={search_term_string}`,
    );
    expect(website.potentialAction['query-input']).toContain('search_term_string');
  });

  test('has dates in ISO 8601', () => {
    for (const graph of graphs.values())
      for (const { property, value } of values(graph))
        if (property.startsWith('date'))
          expect(value).toMatch(/^\d{4}-(0\d|1[0-2])(-([0-2]\d|3[01]))?$/);
  });
});

describe('structured data matches the page:', () => {
  test('its name, description and address', () => {
    for (const [path, graph] of graphs) {
      const webPage = graph.find((thing) => thing['@type'] === 'WebPage');
      const document = page(path);
      expect(document.title).toContain(webPage?.['name']);
      expect(webPage?.['description']).toBe(
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      );
      expect(webPage?.['url']).toBe(
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      );
    }
  });

  test('its breadcrumb, if it has one', () => {
    for (const [path] of graphs) {
      const shown = [...page(path).querySelectorAll('nav[aria-label="Breadcrumb"] li > *')].map(
        (step) => ({
          name: text(step),
          item: `${site.url}${step.getAttribute('href') ?? path}`,
        }),
      );
      const told = of<
        { itemListElement: { name: string; item: string; position: number }[] } | undefined
      >(path, 'BreadcrumbList');
      expect(told?.itemListElement.map(({ name, item }) => ({ name, item })) ?? [], path).toEqual(
        shown,
      );
    }
  });

  test('the company in the footer', () => {
    const { name, email, address, sameAs } = of<{
      name: string;
      email: string;
      address: Record<string, string>;
      sameAs?: string[];
    }>('/', 'Organization');
    const footer = page('/').querySelector('body > footer');
    for (const part of [
      ...(address['streetAddress']?.split(', ') ?? []),
      address['addressLocality'],
      address['postalCode'],
    ])
      expect(text(footer)).toContain(part);
    expect(page('/').querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
    for (const profile of sameAs ?? [])
      expect(page('/').querySelector(`a[href="${profile}"]`)).not.toBeNull();
    expect(page('/').title).toContain(name);
  });

  test('articles: headline, topic, author and date', () => {
    const shownOn = (path: string) =>
      texts(page(path), 'article header li, article header h1, main h1, main dd');
    const posts = pathsWith('BlogPosting');
    expect(posts).toHaveLength(ids('blog').length);
    for (const path of posts) {
      const { headline, articleSection, author, datePublished } = of<
        Record<string, string> & { author: { name: string } }
      >(path, 'BlogPosting');
      const shownDate = new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(datePublished ?? ''));
      expect(shownOn(path)).toEqual(
        expect.arrayContaining([headline, articleSection, author.name, shownDate]),
      );
    }
    const articles = pathsWith('Article');
    expect(articles).toHaveLength(ids('industries').length + ids('case-studies').length);
    for (const path of articles) {
      const { headline, articleSection } = of<Record<string, string>>(path, 'Article');
      expect(shownOn(path)).toEqual(expect.arrayContaining([headline, articleSection]));
    }
  });

  test('announcements: headline and date', () => {
    expect(pathsWith('NewsArticle').sort()).toEqual([routes.studio, routes.traffic].sort());
    for (const path of pathsWith('NewsArticle')) {
      const news = of(path, 'NewsArticle');
      expect(text(page(path).querySelector('h1'))).toBe(news['headline']);
      expect(page(path).querySelector('time')?.dateTime).toBe(news['datePublished']);
    }
  });

  test('services: their What We Offer list', () => {
    expect(pathsWith('Service').sort()).toEqual(addresses('services').sort());
    for (const path of pathsWith('Service')) {
      const { hasOfferCatalog } = of<{
        hasOfferCatalog: { itemListElement: { itemOffered: { name: string } }[] };
      }>(path, 'Service');
      expect(hasOfferCatalog.itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual(
        texts(page(path), 'nav[aria-labelledby="offers-heading"] a'),
      );
    }
  });

  test('products: name and features', () => {
    expect(pathsWith('SoftwareApplication').sort()).toEqual(
      [...addresses('products'), ...ids('products').map(detailRoutes.product)].sort(),
    );
    for (const path of pathsWith('SoftwareApplication')) {
      const { name, featureList } = of<{ name: string; featureList: string[] }>(
        path,
        'SoftwareApplication',
      );
      const shown = texts(page(path), 'main :is(h1, h2, h3, dd, li, [aria-current="page"])');
      expect(featureList.length).toBeGreaterThan(2);
      expect(shown).toEqual(expect.arrayContaining([name, ...featureList]));
    }
  });

  test('card lists: names in order', () => {
    const lists = [routes.industries, routes.solutions, routes.blog, routes.caseStudies];
    expect(
      pathsWith('ItemList')
        .filter((path) => !path.startsWith(`${routes.blog}/`))
        .sort(),
    ).toEqual(lists.sort());
    for (const path of pathsWith('ItemList')) {
      const { itemListElement } = of<{ itemListElement: { name: string; url: string }[] }>(
        path,
        'ItemList',
      );
      const shown = [...page(path).querySelectorAll('main article h3 a')].map((link) => ({
        name: text(link),
        url: `${site.url}${link.getAttribute('href')}`,
      }));
      expect(itemListElement.map(({ name, url }) => ({ name, url }))).toEqual(shown);
    }
  });

  test('legal pages: date of the last change', () => {
    for (const path of [routes.privacy, routes.cookies, routes.terms]) {
      const changed = of(path, 'WebPage')['dateModified'] as string;
      const shown = new Intl.DateTimeFormat('en-US', {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(changed));
      expect(text(page(path).querySelector('main'))).toContain(`Last updated on ${shown}`);
    }
  });
});
