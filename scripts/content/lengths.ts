import { countWords } from '../../src/content/reading-time.ts';
import { plainWords } from './passages.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** How many words the text of a page has, by its collection; the head of the file does not count. */
const limits: Record<string, { what: string; least: number; most?: number }> = {
  blog: { what: 'a blog article', least: 900, most: 1500 },
  industries: { what: 'an industry', least: 600, most: 1000 },
  'case-studies': { what: 'a case study', least: 450 },
  services: { what: 'a service', least: 600 },
};

/** Finds texts that are too short to be worth a visit, or longer than their kind. */
export function findWrongLengths(sources: Source[]): Problem[] {
  return sources.flatMap(({ file, folder, passages }) => {
    const limit = limits[folder];
    if (!limit) return [];
    const body = passages.filter(({ inHead, part }) => !inHead && part !== 'picture');
    const words = body.reduce((sum, { text }) => sum + countWords(plainWords(text)), 0);
    const { what, least, most = Number.POSITIVE_INFINITY } = limit;
    const range = Number.isFinite(most) ? `${least} to ${most}` : `${least} or more`;
    if (words >= least && words <= most) return [];
    const change = words < least ? `add ${least - words}` : `cut ${words - most}`;
    return [{ file, line: body[0]?.line ?? 1, message: `the text has ${words} words; ${what} has ${range}: ${change}` }];
  });
}
