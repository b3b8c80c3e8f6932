import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeSearchIndex } from '../../src/features/site-search/build-index.ts';
import { finishSitemap } from '../../src/machine-readable/finish-sitemap.ts';
import { readPages } from './built-pages.ts';
import { writeContentSecurityPolicies } from './content-security-policy.ts';
import { linkIslandRuntime } from './island-runtime.ts';
import { linkStylesheets } from './page-stylesheets.ts';
import { precompress } from './precompress.ts';
import { writeStaticHostFiles } from './static-host-files.ts';
import { removeUnreferencedPictures } from './unreferenced-pictures.ts';

/** The steps after Astro has written `dist/`: a style sheet for each kind of page, the islands' runtime in a file, the search index, the sitemap's dates, a content security policy per page, files for static hosts, no picture that nothing names, compressed copies. */
export function postBuild(): AstroIntegration {
  return {
    name: 'post-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const pages = await linkIslandRuntime(folder, await linkStylesheets(folder, await readPages(folder)));
        await writeSearchIndex(folder, pages);
        await finishSitemap(folder, pages);
        const policies = await writeContentSecurityPolicies(folder, pages);
        await writeStaticHostFiles(folder, policies);
        const masters = await removeUnreferencedPictures(folder);
        const saved = await precompress(folder);
        logger.info(`${pages.length} pages with a policy, ${saved} files compressed, ${masters.count} master pictures removed (${Math.round(masters.bytes / 1e6)} MB)`);
      },
    },
  };
}
