import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { BuiltPage } from '../../../scripts/build/built-pages.ts';
import { INDEX_PATH, packIndex, type SearchPage } from './index-file.ts';
import { readPage } from './read-page.ts';

export async function writeSearchIndex(folder: string, pages: BuiltPage[]): Promise<void> {
  const read = pages.map(({ path, html }) => readPage(path, html)).filter((page): page is SearchPage => page !== undefined);
  await writeFile(path.join(folder, INDEX_PATH), JSON.stringify(packIndex(read)));
}

/** During development the search reads the index of the last build: no other has all pages in it. */
export const developmentSearchIndex = (): AstroIntegration => ({
  name: 'development-search-index',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(INDEX_PATH, async (_request, response) => {
        const index = await readFile(path.join('dist', INDEX_PATH)).catch(() => undefined);
        if (index) response.setHeader('Content-Type', 'application/json').end(index);
        else response.writeHead(404).end('No index yet: npm run build');
      });
    },
  },
});
