import { expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { builtDocument } from './built-document.ts';

const headings = (path: string) =>
  [...builtDocument(path).querySelectorAll('main h1, main h2')].map(({ textContent }) =>
    String(textContent).trim(),
  );

test.each(['/panorama', '/asset-IQ'])(
  '%s: “Why …” comes before the demonstration (ruling 40)',
  (path) => {
    const [, second = '', third = ''] = headings(path);
    expect(second).toMatch(/^Why /);
    expect(third).not.toMatch(/^Why /);
  },
);

test('Resources begins with its three documents (ruling 40)', () => {
  const links = [...builtDocument('/resource').querySelectorAll('main a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') && href !== '/');
  expect(links.slice(0, 3)).toEqual(['/privacy-policy', '/cookies-policy', '/term-and-conditions']);
});

test('an article shows only the specified date (ruling 41)', () => {
  const head = builtDocument('/blog-details/1').querySelector('main h1')?.closest('header, div');
  expect(builtDocument('/blog-details/1').querySelector('main')?.textContent).not.toMatch(
    /Updated \d/,
  );
  expect(head?.parentElement?.textContent).toMatch(/29 Jun 2020|Jun 29, 2020/);
});

test('case study 3 names its themes on the card and on its page', () => {
  for (const path of ['/case-study', '/case-study-details/3'])
    for (const theme of ['predictive maintenance', 'visual inspection', 'supply chain'])
      expect(
        builtDocument(path).querySelector('main')?.textContent?.toLowerCase(),
        `${path}: ${theme}`,
      ).toContain(theme);
});

test.each([routes.studio, '/product', '/industry-verticals'])(
  '%s links to Traffic-Monitoring in its text',
  (path) => {
    const main = builtDocument(path).querySelector('main');
    const link = [...(main?.querySelectorAll('a[href="/Traffic-Monitoring"]') ?? [])].find(
      ({ textContent }) => textContent === 'See Traffic-Monitoring',
    );
    expect(link?.parentElement?.textContent).toContain('city');
    expect(link?.closest('article, li, ul')).toBeNull();
  },
);

test.each(['/industry-verticals', '/blog', '/case-study', '/solutions'])(
  '%s loads its first picture eagerly',
  (path) => {
    const [first, ...others] = builtDocument(path).querySelectorAll('main img');
    expect(first?.getAttribute('loading')).toBe('eager');
    expect(others.some((image) => image.getAttribute('loading') === 'eager')).toBe(false);
  },
);

test.each(['/blog-details/4', '/industry-details/4', '/AIadvisory-services'])(
  '%s says once, before its text, that its figures are examples',
  (path) => {
    const main = builtDocument(path).querySelector('main')?.textContent ?? '';
    expect(main.match(/worked examples/g)).toHaveLength(1);
    expect(main).not.toMatch(/illustrative/i);
  },
);
