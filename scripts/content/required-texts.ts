import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interpolate } from '../../src/content/interpolate.ts';
import { routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import rows from './required-texts.json' with { type: 'json' };

type Row = {
  /** Names in `src/routes.ts`, or paths. */
  pages: string[];
  texts: string[];
  section: string;
  /** Tag of the element with the texts; default: `main`. */
  in?: string;
  /** End of the `<h1>`. If it differs, the owner has replaced the page, and the row is skipped. */
  title?: string;
};

export const findMissingTexts = (dist: string): Problem[] =>
  rows.flatMap(({ pages, texts, section, title, in: tag = 'main' }: Row) =>
    pages.flatMap((name) => {
      const page: string = routes[name as keyof typeof routes] ?? name;
      const file = path.join(dist, page === '/' ? 'index.html' : `${page}.html`);
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (html === '' || (title !== undefined && !html.includes(`${title}</h1>`))) return [];
      return missingTexts(
        html,
        tag,
        texts.map((text) => interpolate(text)),
      ).map((text) => ({
        file: `page ${page}`,
        line: 1,
        message: `“${text}” is missing: ${section} of the specification requires it (scripts/content/required-texts.json)`,
      }));
    }),
  );

/** Returns texts that an element lacks. Ignores white space, letter case, tags, scripts, styles. */
export function missingTexts(html: string, tag: string, texts: string[]): string[] {
  const [, content = ''] = new RegExp(`<${tag}\\b([\\s\\S]*)</${tag}>`).exec(html) ?? [];
  const visibleText = normalize(content.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ''));
  return texts.filter((text) => !patternFor(normalize(text)).test(visibleText));
}

/** A text that starts with a digit does not match after another digit. */
const patternFor = (text: string) =>
  new RegExp(`${/^\d/.test(text) ? '(?<!\\d)' : ''}${RegExp.escape(text)}`);

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': ' ',
};
const normalize = (text: string) =>
  text
    .replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, '')
    .toLowerCase();
