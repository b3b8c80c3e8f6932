import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltPage, isNoindex } from '../../scripts/build/built-pages.ts';

const entry = /<url><loc>([^<]+)<\/loc><\/url>/g;
const stated = /<meta property="article:(?:published|modified)_time" content="([^"]+)"/;

/** Makes the sitemap say what each page says of itself: its date, where it has one; and nothing of a page that searches may not list. */
export async function finishSitemap(folder: string, pages: BuiltPage[]): Promise<void> {
  const file = path.join(folder, 'sitemap-0.xml');
  const sitemap = await readFile(file, 'utf8');
  const html = new Map(pages.map((page) => [page.path, page.html]));
  await writeFile(
    file,
    sitemap.replace(entry, (_, url: string) => {
      const page = html.get(new URL(url).pathname) ?? '';
      const date = stated.exec(page)?.[1];
      return isNoindex(page) ? '' : `<url><loc>${url}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>`;
    }),
  );
}
