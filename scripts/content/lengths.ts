import { countWords } from '../../src/content/reading-time.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

const limits: Record<string, { name: string; min: number; max?: number }> = {
  blog: { name: 'a blog article', min: 900, max: 1500 },
  industries: { name: 'an industry', min: 600, max: 1000 },
  'case-studies': { name: 'a case study', min: 450 },
  services: { name: 'a service', min: 600 },
};

/** Search results show this many characters of a title before the brand. */
const MAX_TITLE_LENGTH = 53;

export const findLongTitles = (sources: Source[]): Problem[] =>
  sources
    .filter(({ data }) => !data['documentTitle'] && String(data['title']).length > MAX_TITLE_LENGTH)
    .map(({ file, lineOf, data }) => ({
      file,
      line: lineOf(['title']),
      message: `The title has ${String(data['title']).length} characters, and search results cut it after ${MAX_TITLE_LENGTH}: shorten it, or add a shorter documentTitle`,
    }));

/** Finds texts that are too short or too long, except drafts. */
export const findWrongLengths = (sources: Source[]): Problem[] =>
  sources.flatMap(({ file, folder, nodes, data, syntaxError }) => {
    const limit = limits[folder];
    if (!limit || data['draft'] || syntaxError) return [];
    const words = nodes.reduce((sum, { value = '' }) => sum + countWords(value), 0);
    const { name, min, max } = limit;
    if (words >= min && words <= (max ?? words)) return [];
    const change = words < min ? `add ${min - words}` : `cut ${words - (max ?? 0)}`;
    const message = `The text has ${words} words; ${name} has ${min} ${max ? `to ${max}` : 'or more'}: ${change}`;
    // nodes[0] is the root.
    return [{ file, line: nodes[1]?.position.start.line ?? 1, message }];
  });
