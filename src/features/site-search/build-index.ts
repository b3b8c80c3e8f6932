import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { cachedFile } from '../../../scripts/build/build-cache.ts';
import type { BuiltPage } from '../../../scripts/build/built-pages.ts';
import { INDEX_PATH, PARTS_PATH, packIndex, type SearchPage } from './index-file.ts';
import { readPage } from './read-page.ts';
import { splitIndex } from './split-index.ts';

/** Characters of an index that is fetched whole: about 60 KB compressed, 80 pages. */
const WHOLE = 180_000;

/** The files of the index by their addresses: one for a small site, a head and its parts for a large one. */
export function indexFiles(pages: SearchPage[]): [address: string, content: string][] {
  const file = packIndex(pages);
  const whole = JSON.stringify(file);
  if (whole.length <= WHOLE) return [[INDEX_PATH, whole]];
  const { head, parts } = splitIndex(file);
  const written = [...parts].map(([name, part]) => [name, JSON.stringify(part)] as const);
  const version = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 12);
  return [[INDEX_PATH, JSON.stringify({ version, ...head })], ...written.map(([name, part]) => [`${PARTS_PATH}/${version}/${name}.json`, part] as [string, string])];
}

export async function writeSearchIndex(folder: string, pages: BuiltPage[]): Promise<void> {
  const read = pages.map(({ path, html }) => readPage(path, html)).filter((page): page is SearchPage => page !== undefined);
  // What the index is made by changes it too.
  const code = await Array.fromAsync(glob(['src/features/site-search/*.ts', 'package-lock.json']), (file) => readFile(file));
  const cached = await cachedFile('search-index', '.json', [JSON.stringify(read), ...code], async () => Buffer.from(JSON.stringify(indexFiles(read))));
  const files: ReturnType<typeof indexFiles> = JSON.parse(await readFile(cached, 'utf8'));
  for (const within of new Set(files.map(([address]) => path.dirname(address)))) await mkdir(path.join(folder, within), { recursive: true });
  await Promise.all(files.map(([address, content]) => writeFile(path.join(folder, address), content)));
}

/** During development the search reads the index of the last build: no other has all pages in it. */
export const developmentSearchIndex = (): AstroIntegration => ({
  name: 'development-search-index',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        const { pathname } = new URL(url, 'http://dev');
        if (pathname !== INDEX_PATH && !pathname.startsWith(`${PARTS_PATH}/`)) return next();
        const index = await readFile(path.join('dist', pathname)).catch(() => undefined);
        if (index) response.setHeader('Content-Type', 'application/json').end(index);
        else response.writeHead(404).end('No index yet: npm run build');
      });
    },
  },
});
