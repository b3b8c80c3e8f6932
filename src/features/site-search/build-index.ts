import { hash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { cachedFile } from '../../build/build-cache.ts';
import type { BuiltPage } from '../../build/built-pages.ts';
import { createShards } from './create-shards.ts';
import { INDEX_PATH, type IndexedPage, type IndexManifest, SHARDS_PATH } from './index-file.ts';
import { parsePage } from './parse-page.ts';

/** Up to this many pages, the index is one file (160 KB with Brotli). A larger index is sharded. */
const MAX_UNSHARDED_PAGES = 150;

export function createIndexFiles(pages: IndexedPage[]): [url: string, content: string][] {
  const { manifest, shards } = createShards(pages);
  const version = hash('sha256', JSON.stringify(shards)).slice(0, 12);
  const isSharded = pages.length > MAX_UNSHARDED_PAGES;
  const index: IndexManifest = { version, ...manifest, ...(!isSharded && { shards }) };
  return [
    [INDEX_PATH, JSON.stringify(index)],
    ...Object.entries(isSharded ? shards : {}).map(([name, shard]): [string, string] => [
      `${SHARDS_PATH}/${version}/${name}.json`,
      JSON.stringify(shard),
    ]),
  ];
}

export async function writeSearchIndex(folder: string, pages: BuiltPage[]): Promise<void> {
  const indexedPages = pages
    .map((page) => parsePage(page.path, page.html))
    .filter((page) => page !== undefined);
  // Part of the cache key.
  const code = await Array.fromAsync(
    glob(['src/features/site-search/*.ts', 'package-lock.json']),
    (file) => readFile(file),
  );
  const cachedPath = await cachedFile(
    'search-index',
    '.json',
    [JSON.stringify(indexedPages), ...code],
    async () => Buffer.from(JSON.stringify(createIndexFiles(indexedPages))),
  );
  const files: ReturnType<typeof createIndexFiles> = JSON.parse(await readFile(cachedPath, 'utf8'));
  await Promise.all(
    files.map(async ([url, content]) => {
      const file = path.join(folder, url);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}

/** Serves the index of the last build, because the development server does not render all pages. */
export const developmentSearchIndex = (): AstroIntegration => ({
  name: 'development-search-index',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        const { pathname } = new URL(url, 'http://dev');
        if (pathname !== INDEX_PATH && !pathname.startsWith(`${SHARDS_PATH}/`)) return next();
        const file = await readFile(path.join('dist', pathname)).catch(() => undefined);
        if (file) response.setHeader('Content-Type', 'application/json').end(file);
        else response.writeHead(404).end('No search index yet: run `npm run build`');
      });
    },
  },
});
