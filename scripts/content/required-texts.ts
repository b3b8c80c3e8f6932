import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interpolate } from '../../src/content/interpolate.ts';
import { routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import rows from './required-texts.json' with { type: 'json' };

type Row = {
  /** Names of `src/routes.ts`, or paths. */
  pages: string[];
  shows: string[];
  section: string;
  in?: string;
  /** The article's title; a replaced article is not checked. */
  title?: string;
};

/**
 * Finds texts that the specification requires and a built page lacks. Removed articles are skipped.
 */
export const findMissingTexts = (dist: string): Problem[] =>
  rows.flatMap(({ pages, shows, section, title, in: region = 'main' }: Row) =>
    pages.flatMap((name) => {
      const page: string = routes[name as keyof typeof routes] ?? name;
      const file = path.join(dist, page === '/' ? 'index.html' : `${page}.html`);
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (html === '' || (title !== undefined && !html.includes(`${title}</h1>`))) return [];
      return missing(
        html,
        region,
        shows.map((text) => interpolate(text)),
      ).map((text) => ({
        file: `page ${page}`,
        line: 1,
        message: `“${text}” is missing: ${section} of the specification requires it (scripts/content/required-texts.json)`,
      }));
    }),
  );

/** The wanted texts that are missing in a region, ignoring white space and tags. */
export function missing(html: string, region: string, wanted: string[]): string[] {
  const [, part = ''] = new RegExp(`<${region}\\b([\\s\\S]*)</${region}>`).exec(html) ?? [];
  const shown = squeezed(part.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ''));
  return wanted.filter((text) => !pattern(squeezed(text)).test(shown));
}

/** `10 days` is not in `110 days`. */
const pattern = (text: string) =>
  new RegExp(`${/^\d/.test(text) ? '(?<!\\d)' : ''}${RegExp.escape(text)}`);

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};
const squeezed = (text: string) =>
  text
    .replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, '')
    .toLowerCase();
