import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { publishedIn } from '../content.ts';
import { allPages, dist, readBuiltFile } from '../pages.ts';
import { isIndexable, parseXml } from './built-document.ts';

const sitemapEntries = [...parseXml(readBuiltFile('sitemap-0.xml')).querySelectorAll('url')].map(
  (url) => ({
    page: new URL(url.querySelector('loc')?.textContent ?? '').pathname,
    date: url.querySelector('lastmod')?.textContent,
  }),
);

test('robots.txt and the sitemap index list the sitemap', () => {
  expect(readBuiltFile('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  expect(parseXml(readBuiltFile('sitemap-index.xml')).querySelector('loc')?.textContent).toBe(
    `${site.url}/sitemap-0.xml`,
  );
});

test('the sitemap lists exactly the pages that search engines may index', () => {
  expect(sitemapEntries.map(({ page }) => page).sort()).toEqual(
    allPages().filter(isIndexable).sort(),
  );
});

test('the sitemap has dates only for blog posts (of the last update, if any), announcements and legal texts', () => {
  const dated = sitemapEntries.flatMap(({ page, date }) => (date ? [[page, date]] : []));
  expect(Object.fromEntries(dated)).toEqual({
    ...Object.fromEntries(
      publishedIn('blog').map(({ id, date, updated }) => [detailRoutes.blog(id), updated ?? date]),
    ),
    // announcements
    [routes.studio]: '2024-07-29',
    [routes.traffic]: '2025-10-28',
    // legal texts
    [routes.privacy]: '2024-03',
    [routes.cookies]: '2024-03',
    [routes.terms]: '2024-03',
  });
});

test('security.txt has four fields in the form of RFC 9116, and expires in 300 to 365 days', () => {
  const text = readBuiltFile('.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  expect(text.trimEnd().split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

const { icons } = JSON.parse(readBuiltFile('site.webmanifest')) as {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

test('the manifest lists existing PNG icons with their true size', async () => {
  for (const { src, sizes, type } of icons) {
    if (type !== 'image/png') continue;
    const { width, height, format } = await sharp(path.join(dist, src)).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
});

test('the manifest has one monochrome icon, black on a transparent background', async () => {
  const [icon, ...extraIcons] = icons.filter(({ purpose }) => purpose === 'monochrome');
  expect(extraIcons).toEqual([]);
  const picture = sharp(path.join(dist, icon?.src ?? ''));
  const onBlack = await picture.clone().flatten({ background: 'black' }).raw().toBuffer();
  expect(onBlack.every((channel) => channel === 0)).toBe(true);
  // A logo with a margin: neither empty nor a full square.
  const alpha = await picture.clone().extractChannel('alpha').raw().toBuffer();
  const paintedShare = alpha.filter((value) => value > 0).length / alpha.length;
  expect(paintedShare).toBeGreaterThan(0.05);
  expect(paintedShare).toBeLessThan(0.4);
});
