import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPages } from '../../src/build/built-pages.ts';
import { writeSearchIndex } from '../../src/features/site-search/build-index.ts';
import { writeSitemap } from '../../src/machine-readable/sitemap.ts';
import { hostsFilm } from '../../src/routes.ts';
import { readSources } from '../content/sources.ts';
import { writeContentSecurityPolicies } from './content-security-policy.ts';
import { findDeadLinks } from './dead-links.ts';
import { precompress } from './precompress.ts';
import { writeStaticHostFiles } from './static-host-files.ts';
import { deleteUnusedFiles } from './unused-files.ts';

export function postBuild(): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        if (!hostsFilm) await rm(path.join(folder, 'film'), { recursive: true, force: true });
        await deleteUnusedFiles(folder);
        const pages = await readPages(folder);
        const deadLinks = findDeadLinks(folder, pages, readSources(process.cwd()));
        if (deadLinks.length > 0) throw new Error(deadLinks.join('\n'));
        await writeSearchIndex(folder, pages);
        await writeSitemap(folder, pages);
        await writeStaticHostFiles(folder, await writeContentSecurityPolicies(folder, pages));
        await precompress(folder);
      },
    },
  };
}
