import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { INDEX_PLACE, packIndex, type SearchPage } from '../../src/search/index-file.ts';
import { pagePath } from './policies.ts';
import { readPage } from './read-page.ts';

/** Writes the site's search index under a name of its content, and that name into every page. */
export async function writeSearchIndex(folder: string, files: string[]): Promise<void> {
  const documents = await Promise.all(files.map(async (file) => ({ file, html: await readFile(path.join(folder, file), 'utf8') })));
  const pages = documents.map(({ file, html }) => readPage(pagePath(file), html)).filter((page): page is SearchPage => page !== undefined);
  const index = JSON.stringify(packIndex(pages));
  const address = `/_astro/search.${createHash('sha256').update(index).digest('base64url').slice(0, 8)}.json`;
  await writeFile(path.join(folder, address), index);
  await Promise.all(documents.map(({ file, html }) => writeFile(path.join(folder, file), html.replaceAll(INDEX_PLACE, address))));
}

/** During development the search reads the index of the last build: no other has all pages in it. */
export const searchInDevelopment = (): AstroIntegration => ({
  name: 'search-in-development',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(INDEX_PLACE, async (_request, response) => {
        for await (const file of glob('dist/_astro/search.*.json')) {
          response.setHeader('Content-Type', 'application/json').end(await readFile(file));
          return;
        }
        response.writeHead(404).end('No index yet: npm run build');
      });
    },
  },
});
