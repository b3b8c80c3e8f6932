import { isMap, isPair, visit } from 'yaml';
import { site } from '../../site.config.ts';
import { hasOwnFilm, isShown, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** How texts name the parts that can be switched off. */
const names = {
  assetIq: ['{assetIq}'],
  panorama: ['{panorama}'],
  traffic: ['Traffic-Monitoring'],
  studio: ['{product} Studio'],
  gpuServices: site.gpuVendor ? [] : ['{gpuVendor}'],
};
type Page = keyof typeof names;
const off = (Object.keys(names) as Page[]).filter((page) => !isShown(routes[page]));

/** Finds lines that name parts that site.config.ts switches off. */
export const findMentions = (sources: Source[]): Problem[] =>
  sources.filter(isUsed).flatMap((source) => {
    const unused = unusedLines(source);
    return source.text.split('\n').flatMap((text, index) => {
      const words = text.replaceAll(/\]\(\S+\)/g, ']');
      return off
        .flatMap((page) => names[page])
        .filter((name) => words.includes(name) && !unused.has(index + 1))
        .map((name) => ({
          file: source.file,
          line: index + 1,
          message: `Names ${name}, which site.config.ts switches off: rewrite the sentence`,
        }));
    });
  });

function isUsed({ file, data: { route } }: Source): boolean {
  if (file === 'src/content/pages/film.json') return hasOwnFilm;
  return isShown(routes[route as Page] ?? String(route));
}

/** Lines that are not shown: links to switched-off pages, and copy under the name of a switch. */
function unusedLines({ document, lineAt }: Source): Set<number> {
  const lines = new Set<number>();
  if (document)
    visit(document, {
      Scalar: (_, { range }, path) => {
        const isOff = path.some(
          (node) =>
            (isPair(node) && off.includes(String(node.key) as Page)) ||
            (isMap(node) && !isShown(String(node.get('href')))),
        );
        if (range && isOff) lines.add(lineAt(range[0]));
      },
    });
  return lines;
}
