import { isMap, isPair, visit } from 'yaml';
import { site } from '../../site.config.ts';
import { hostsFilm, isEnabled, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/**
 * Names that texts use for pages that can be hidden. If `gpuVendor` is configured, texts may
 * name it even if its page is hidden.
 */
const names = {
  assetIq: ['{assetIq}'],
  panorama: ['{panorama}'],
  traffic: ['Traffic-Monitoring'],
  studio: ['{product} Studio'],
  gpuServices: site.gpuVendor ? [] : ['{gpuVendor}'],
};
type HideablePage = keyof typeof names;
const hiddenPages = (Object.keys(names) as HideablePage[]).filter(
  (page) => !isEnabled(routes[page]),
);

/** Finds names of hidden pages in the texts of other pages. */
export const findMentionsOfHiddenPages = (sources: Source[]): Problem[] =>
  sources.filter(isShown).flatMap((source) => {
    const omittedLines = findOmittedLines(source);
    return source.text.split('\n').flatMap((text, index) => {
      const prose = text.replaceAll(/\]\(\S+\)/g, ']');
      return hiddenPages
        .flatMap((page) => names[page])
        .filter((name) => prose.includes(name) && !omittedLines.has(index + 1))
        .map((name) => ({
          file: source.file,
          line: index + 1,
          message: `Mentions ${name}, whose page site.config.ts hides: rewrite the sentence`,
        }));
    });
  });

function isShown({ file, data: { route } }: Source): boolean {
  if (file === 'src/content/pages/film.json') return hostsFilm;
  return isEnabled(routes[route as HideablePage] ?? String(route));
}

/**
 * Returns the lines that are not shown: those of objects whose `href` leads to a hidden page, and
 * of values whose key names a hidden page, such as `studio`.
 */
function findOmittedLines({ document, lineAt }: Source): Set<number> {
  const lines = new Set<number>();
  if (document)
    visit(document, {
      Scalar: (_, { range }, path) => {
        const isHidden = path.some(
          (node) =>
            (isPair(node) && hiddenPages.includes(String(node.key) as HideablePage)) ||
            (isMap(node) && !isEnabled(String(node.get('href')))),
        );
        if (range && isHidden) lines.add(lineAt(range[0]));
      },
    });
  return lines;
}
