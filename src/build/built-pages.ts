import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type BuiltPage = {
  file: string;
  path: string;
  html: string;
};

/** `about-us.html` → `/about-us`, `index.html` → `/`. */
const pagePath = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Ignores `noindex, nofollow`, which preview builds add to indexable pages. */
export const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"');

export async function readPages(folder: string): Promise<BuiltPage[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file,
      path: pagePath(file),
      html: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}
