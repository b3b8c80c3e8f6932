import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from './policies.ts';

const entry = /<url><loc>([^<]+)<\/loc><\/url>/g;
const unlisted = '<meta name="robots" content="noindex"';
const stated = /<meta property="article:(?:published|modified)_time" content="([^"]+)"/;

/** Makes the sitemap say what each page says of itself: its date, where it has one; and nothing of a page that searches may not list. */
export async function finishSitemap(folder: string): Promise<void> {
  const file = path.join(folder, 'sitemap-0.xml');
  const sitemap = await readFile(file, 'utf8');
  const said = new Map<string, string>();
  for (const [, url = ''] of sitemap.matchAll(entry)) {
    const page = await readFile(path.join(folder, pageFile(new URL(url).pathname)), 'utf8');
    const date = stated.exec(page)?.[1];
    said.set(url, page.includes(unlisted) ? '' : `<url><loc>${url}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`);
  }
  await writeFile(
    file,
    sitemap.replace(entry, (_, url: string) => said.get(url) ?? ''),
  );
}
