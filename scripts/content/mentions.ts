import { isMap, isPair, visit } from 'yaml';
import { site } from '../../site.config.ts';
import { hostsFilm, isEnabled, routes } from '../../src/routes.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/**
 * Names that texts use for pages that can be disabled. If `gpuVendor` is configured, texts may
 * name it even if its page is disabled.
 */
const names = {
  assetIq: ['{assetIq}'],
  panorama: ['{panorama}'],
  traffic: ['Traffic-Monitoring'],
  studio: ['{product} Studio'],
  gpuServices: site.gpuVendor ? [] : ['{gpuVendor}'],
};
type OptionalPage = keyof typeof names;
const disabledPages = (Object.keys(names) as OptionalPage[]).filter(
  (page) => !isEnabled(routes[page]),
);

export const findMentionsOfDisabledPages = (sources: Source[]): Problem[] =>
  sources.filter(isShown).flatMap((source) => {
    const omittedLines = findOmittedLines(source);
    return source.text.split('\n').flatMap((text, index) => {
      const prose = text.replaceAll(/\]\(\S+\)/g, ']');
      return disabledPages
        .flatMap((page) => names[page])
        .filter((name) => prose.includes(name) && !omittedLines.has(index + 1))
        .map((name) => ({
          file: source.file,
          line: index + 1,
          message: `Mentions ${name}, whose page site.config.ts disables: rewrite the sentence`,
        }));
    });
  });

function isShown({ file, data: { route } }: Source): boolean {
  if (file === 'src/content/pages/film.json') return hostsFilm;
  return isEnabled(routes[route as OptionalPage] ?? String(route));
}

/**
 * Returns the lines that the site leaves out: objects with an `href` to a disabled page, and values
 * of a key that is the name of a disabled page, such as `studio:`.
 */
function findOmittedLines({ document, lineAtOffset }: Source): Set<number> {
  const lines = new Set<number>();
  if (document)
    visit(document, {
      Scalar: (_, { range }, path) => {
        const isHidden = path.some(
          (node) =>
            (isPair(node) && disabledPages.includes(String(node.key) as OptionalPage)) ||
            (isMap(node) && !isEnabled(String(node.get('href')))),
        );
        if (range && isHidden) lines.add(lineAtOffset(range[0]));
      },
    });
  return lines;
}
