import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isExhaustive } from './breadth.ts';

/** Where the build under test stands. */
export const dist = path.resolve(import.meta.dirname, '..', process.env['SITE_DIR'] ?? 'dist');
/** The path of every page that the build wrote, but for those that answer other addresses than their own, and the editor, a program of its own. */
export function allPages(): string[] {
  const policies = JSON.parse(readFileSync(path.join(dist, 'csp.json'), 'utf8')) as Record<string, string>;
  return Object.keys(policies).filter((page) => !['/404', '/check-your-details', '/admin'].includes(page));
}

/** The built HTML of a page. */
export const builtHtml = (page: string) => readFileSync(path.join(dist, `${page === '/' ? 'index' : page.slice(1)}.html`), 'utf8');

/** Every page; where not everything is tried, the first of those that have one view, and so one style sheet. */
export const sampledPages = (): string[] => {
  if (isExhaustive) return allPages();
  const viewOf = (page: string) => /\/_astro\/page\.[^"]+/.exec(builtHtml(page))?.[0];
  return [...Map.groupBy(allPages(), viewOf).values()].flatMap(([first]) => first ?? []);
};
