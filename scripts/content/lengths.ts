import { countWords } from '../../src/content/reading-time.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Words in the body of a text, by collection. */
const limits: Record<string, { what: string; least: number; most?: number }> = {
  blog: { what: 'a blog article', least: 900, most: 1500 },
  industries: { what: 'an industry', least: 600, most: 1000 },
  'case-studies': { what: 'a case study', least: 450 },
  services: { what: 'a service', least: 600 },
};

/** Characters that search results show, without the brand. */
const LONGEST_TITLE = 53;

/** Finds long titles without a `documentTitle`. */
export const findLongTitles = (sources: Source[]): Problem[] =>
  sources
    .filter(({ data }) => !data['documentTitle'] && String(data['title']).length > LONGEST_TITLE)
    .map(({ file, lineOf, data }) => ({
      file,
      line: lineOf(['title']),
      message: `The title has ${String(data['title']).length} characters, and search results cut it after ${LONGEST_TITLE}: shorten it, or add a documentTitle of 50 or fewer`,
    }));

export const findWrongLengths = (sources: Source[]): Problem[] =>
  sources.flatMap(({ file, folder, nodes }) => {
    const limit = limits[folder];
    if (!limit) return [];
    const words = nodes.reduce((sum, { value = '' }) => sum + countWords(value), 0);
    const { what, least, most } = limit;
    if (words >= least && words <= (most ?? words)) return [];
    const change = words < least ? `add ${least - words}` : `cut ${words - (most ?? 0)}`;
    const message = `The text has ${words} words; ${what} has ${least} ${most ? `to ${most}` : 'or more'}: ${change}`;
    return [{ file, line: nodes[1]?.position.start.line ?? 1, message }];
  });
