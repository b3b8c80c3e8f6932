import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishSitemap } from './finish-sitemap.ts';
import { writePolicies } from './policies.ts';
import { precompress } from './precompress.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeStaticHostFiles } from './static-host-files.ts';

/** The steps after Astro has written `dist/`: the search index, a content security policy per page, the sitemap's dates, files for static hosts, compressed copies. */
export function finishFiles(): AstroIntegration {
  return {
    name: 'finish-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = await htmlFiles(folder);
        await writeSearchIndex(folder, pages);
        const policies = await writePolicies(folder, pages);
        await finishSitemap(folder);
        await writeStaticHostFiles(folder, policies);
        const saved = await precompress(folder);
        logger.info(`${Object.keys(policies).length} pages with a policy, ${saved} files compressed`);
      },
    },
  };
}

async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
