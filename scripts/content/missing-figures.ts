import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { figures } from './figures.ts';
import type { Problem } from './problem.ts';

/** Finds figures of the specification that the built page no longer shows. An article that its owner has removed shows none. */
export function findMissingFigures(dist: string): Problem[] {
  return figures.flatMap(({ page, shows, section, title, in: region = 'main' }) => {
    const file = path.join(dist, page === '/' ? 'index.html' : `${page}.html`);
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (html === '' || (title !== undefined && !html.includes(`${title}</h1>`))) return [];
    return missing(html, region, shows).map((figure) => ({
      file: `page ${page}`,
      line: 1,
      message: `“${figure}” is missing: the specification asks for it (${section}), scripts/content/figures.ts says where`,
    }));
  });
}

/** Those of the wanted texts that a region of a document does not hold. White space and tags do not count: `30<i>+</i>` shows `30+`. */
export function missing(html: string, region: string, wanted: string[]): string[] {
  const [, part = ''] = new RegExp(`<${region}\\b([\\s\\S]*)</${region}>`).exec(html) ?? [];
  const shown = squeezed(part.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ''));
  return wanted.filter((text) => !pattern(squeezed(text)).test(shown));
}

/** `10 days` is not in `110 days`. */
const pattern = (text: string) => new RegExp(`${/^\d/.test(text) ? '(?<!\\d)' : ''}${RegExp.escape(text)}`);

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&nbsp;': ' ' };
const squeezed = (text: string) =>
  text
    .replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, '')
    .toLowerCase();
