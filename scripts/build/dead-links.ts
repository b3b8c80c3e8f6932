import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../src/build/built-pages.ts';
import { interpolate } from '../../src/content/interpolate.ts';
import { linksIn, type Source } from '../content/sources.ts';

const urlAttribute = /\s(?:href|src|poster)="([/#][^"]*)"/g;
const idAttribute = /\sid="([^"]+)"/g;
const deskPath = /^\/(api|inbox)(\/|$)/;

/** Finds internal links whose page, file or section is missing. Ignores links to the desk. */
export function findDeadLinks(folder: string, pages: BuiltPage[], sources: Source[]): string[] {
  const idsByPage = new Map(
    pages.map(({ path: page, html }) => [
      page,
      new Set([...html.matchAll(idAttribute)].map(([, id]) => id)),
    ]),
  );
  const messageFor = (page: string, href: string) => {
    const [, target = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? [];
    const pathname = target || page;
    const sections = idsByPage.get(pathname);
    if (
      !sections &&
      !deskPath.test(pathname) &&
      !existsSync(path.join(folder, decodeURI(pathname)))
    )
      return 'no page or file has this URL';
    // A fragment with `=` contains the state of a demonstration.
    return sections && fragment && !fragment.includes('=') && !sections.has(decodeURI(fragment))
      ? `${pathname} has no section #${fragment}`
      : undefined;
  };
  return pages.flatMap(({ path: page, html }) => {
    const hrefs = [...html.matchAll(urlAttribute)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    return [...new Set(hrefs)].flatMap((href) => {
      const message = messageFor(page, href);
      return message
        ? [`${locationOf(href, sources)}page ${page}: dead link ${href}: ${message}`]
        : [];
    });
  });
}

/** Returns `file:line, ` of the first source with the link, or ''. */
function locationOf(href: string, sources: Source[]): string {
  for (const source of sources)
    for (const link of linksIn(source))
      if (interpolate(link.href) === href) return `${source.file}:${link.line}, `;
  return '';
}
