import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { publishedIn } from '../content.ts';
import { allPages, dist, readBuiltFile } from '../pages.ts';
import { isIndexable, parseXml } from './built-document.ts';

describe('the sitemap', () => {
  const entries = [...parseXml(readBuiltFile('sitemap-0.xml')).querySelectorAll('url')].map(
    (url) => ({
      page: new URL(url.querySelector('loc')?.textContent ?? '').pathname,
      date: url.querySelector('lastmod')?.textContent,
    }),
  );

  test('is listed in robots.txt and in the sitemap index', () => {
    expect(readBuiltFile('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
    expect(parseXml(readBuiltFile('sitemap-index.xml')).querySelector('loc')?.textContent).toBe(
      `${site.url}/sitemap-0.xml`,
    );
  });

  test('lists exactly the pages that search engines may index', () => {
    expect(entries.map(({ page }) => page).sort()).toEqual(allPages().filter(isIndexable).sort());
  });

  test('has dates only for blog posts (the last update, if any), announcements and legal texts', () => {
    const dated = Object.fromEntries(
      entries.flatMap(({ page, date }) => (date ? [[page, date]] : [])),
    );
    expect(dated).toEqual({
      ...Object.fromEntries(
        publishedIn('blog').map(({ id, date, updated }) => [
          detailRoutes.blog(id),
          updated ?? date,
        ]),
      ),
      [routes.studio]: '2024-07-29',
      [routes.traffic]: '2025-10-28',
      [routes.privacy]: '2024-03',
      [routes.cookies]: '2024-03',
      [routes.terms]: '2024-03',
    });
  });
});

describe('security.txt', () => {
  const fields = readBuiltFile('.well-known/security.txt')
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);

  test('has four fields in the form of RFC 9116', () => {
    expect(fields).toEqual([
      ['Contact', `mailto:${site.email}`],
      ['Expires', expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${site.url}/.well-known/security.txt`],
    ]);
  });

  test('expires in 300 to 365 days', () => {
    const [, expires = ''] = fields.find(([name]) => name === 'Expires') ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });
});

describe('the manifest', () => {
  const { icons } = JSON.parse(readBuiltFile('site.webmanifest')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };

  test('lists existing PNG icons with their true size', async () => {
    for (const { src, sizes, type } of icons) {
      if (type !== 'image/png') continue;
      const { width, height, format } = await sharp(path.join(dist, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
  });

  test('has one monochrome icon, black on a transparent background', async () => {
    const [icon, ...extraIcons] = icons.filter(({ purpose }) => purpose === 'monochrome');
    expect(extraIcons).toEqual([]);
    const { data, info } = await sharp(path.join(dist, icon?.src ?? ''))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: info.width * info.height }, (_, index) => [
      ...data.subarray(index * 4, index * 4 + 4),
    ]);
    const painted = pixels.filter(([, , , alpha = 0]) => alpha > 0);
    expect(new Set(painted.map(([red, green, blue]) => `${red},${green},${blue}`))).toEqual(
      new Set(['0,0,0']),
    );
    // A logo with a margin: neither empty nor a full square.
    expect(painted.length / pixels.length).toBeGreaterThan(0.05);
    expect(painted.length / pixels.length).toBeLessThan(0.4);
  });
});
