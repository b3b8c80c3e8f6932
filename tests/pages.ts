import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { routesOf } from './content.ts';
import { isFullRun } from './test-scope.ts';

export const isBlogSubpage = (page: string) => page.startsWith(`${routes.blog}/`);

/** Folder of the tested build. */
export const dist = path.resolve(process.env['SITE_DIR'] ?? 'dist');
/** Paths of all built pages, except error pages and the editor. */
export function allPages(): string[] {
  const policies = JSON.parse(readBuiltFile('csp.json')) as Record<string, string>;
  return Object.keys(policies).filter(
    (page) => !['/404', '/check-your-details', '/admin'].includes(page),
  );
}

export const readBuiltFile = (name: string) => readFileSync(path.join(dist, name), 'utf8');

export const pageFile = (page: string) => `${page === '/' ? 'index' : page.slice(1)}.html`;
export const builtHtml = (page: string) => readBuiltFile(pageFile(page));

/**
 * With `test:all`, returns all pages. Otherwise returns one page of each URL folder, and the
 * top-level pages, but only one service and one legal page.
 */
export const testedPages = (): string[] => {
  if (isFullRun) return allPages();
  const skipped = ['services', 'legal'].flatMap((collection) => routesOf(collection).slice(1));
  const groupOf = (page: string) => (page.lastIndexOf('/') > 0 ? path.posix.dirname(page) : page);
  const pages = allPages().filter((page) => !skipped.includes(page));
  return [...Map.groupBy(pages, groupOf).values()].flatMap(([first]) => first ?? []);
};
