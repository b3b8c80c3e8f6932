import { countWord, countWordFirst } from './count-word.ts';
import { interpolate } from './interpolate.ts';

/** What texts of pages count, as `{numberOfServices}`. */
export const countNames = ['products', 'services', 'industries', 'articles', 'caseStudies'] as const;
export type Counts = Record<(typeof countNames)[number], number>;

const tokenOf = (name: string) => `numberOf${name.charAt(0).toUpperCase()}${name.slice(1)}`;
const nameOf = new Map<string, keyof Counts>(countNames.map((name) => [tokenOf(name), name]));

/**
 * Replaces `{brand}` and its like, and, given the counts, `{numberOfServices}` by the count in words, with a capital letter where a sentence begins.
 * @throws Error naming a token that does not exist.
 */
export function interpolateText(text: string, counts?: Counts): string {
  const counted = text.replace(/\{(numberOf\w+)\}/g, (token, word: string, at: number) => {
    const name = nameOf.get(word);
    if (name === undefined || !counts) return token;
    return /(^|[.!?] )$/.test(text.slice(0, at)) ? countWordFirst(counts[name]) : countWord(counts[name]);
  });
  return interpolate(counted);
}

/** The words of a data file of `src/content/pages/`, each text interpolated. */
export function interpolatePage<Words>(words: Words, counts?: Counts): Words {
  if (typeof words === 'string') return interpolateText(words, counts) as Words;
  if (Array.isArray(words)) return words.map((each) => interpolatePage(each, counts)) as Words;
  if (typeof words === 'object' && words) return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, interpolatePage(each, counts)])) as Words;
  return words;
}
