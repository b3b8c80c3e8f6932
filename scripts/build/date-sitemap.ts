import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from './policies.ts';

const stated = /<meta property="article:(?:published|modified)_time" content="([^"]+)"/;

/** Gives each page in the sitemap the date that the page states of itself; a page without one gets none. */
export async function dateSitemap(folder: string): Promise<void> {
  const file = path.join(folder, 'sitemap-0.xml');
  const sitemap = await readFile(file, 'utf8');
  const dates = new Map<string, string>();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const date = stated.exec(await readFile(path.join(folder, pageFile(new URL(url).pathname)), 'utf8'))?.[1];
    if (date) dates.set(url, date);
  }
  const dated = sitemap.replace(/<loc>([^<]+)<\/loc>/g, (loc, url: string) => (dates.has(url) ? `${loc}<lastmod>${dates.get(url)}</lastmod>` : loc));
  await writeFile(file, dated);
}
