import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFullRun } from './test-scope.ts';

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

export const builtHtml = (page: string) =>
  readBuiltFile(`${page === '/' ? 'index' : page.slice(1)}.html`);

/** Every page with `test:all`, otherwise the first page of each view. */
export const testedPages = (): string[] => {
  if (isFullRun) return allPages();
  const viewOf = (page: string) => /\/_astro\/page\.[^"]+/.exec(builtHtml(page))?.[0];
  return [...Map.groupBy(allPages(), viewOf).values()].flatMap(([first]) => first ?? []);
};
