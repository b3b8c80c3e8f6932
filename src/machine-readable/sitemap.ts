import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../site.config.ts';
import { type BuiltPage, isNoindex } from '../build/built-pages.ts';

/** In order of preference. */
const datePatterns = ['modified', 'published'].map(
  (event) => new RegExp(`<meta property="article:${event}_time" content="([^"]+)"`),
);
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const toXml = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} ${namespace}>${content}</${root}>`;

export async function writeSitemap(folder: string, pages: BuiltPage[]): Promise<void> {
  const urls = pages
    .filter(({ html }) => !isNoindex(html))
    .map(({ path: urlPath, html }) => {
      const date = datePatterns.map((pattern) => pattern.exec(html)?.[1]).find(Boolean);
      return `<url><loc>${site.url}${urlPath}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
    });
  const files = {
    'sitemap-0.xml': toXml('urlset', urls.join('')),
    'sitemap-index.xml': toXml(
      'sitemapindex',
      `<sitemap><loc>${site.url}/sitemap-0.xml</loc></sitemap>`,
    ),
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), content);
}
