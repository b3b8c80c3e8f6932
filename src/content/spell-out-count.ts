import { numberWords } from '../number-words.ts';

/** Returns a count in words, such as `no` or `six`; from 13 on, in digits. */
export const spellOutCount = (count: number): string =>
  count === 0 ? 'no' : (numberWords[count] ?? String(count));

export function spellOutCapitalized(count: number): string {
  const word = spellOutCount(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const countPlaceholders = [
  'numberOfProducts',
  'numberOfServices',
  'numberOfIndustries',
  'numberOfArticles',
  'numberOfCaseStudies',
] as const;
export type Counts = Record<(typeof countPlaceholders)[number], number>;

/**
 * Replaces placeholders such as `{numberOfServices}` with counts in words, capitalized at the start
 * of a sentence. Keeps placeholders without a count.
 */
export const fillCounts = (text: string, counts: Partial<Counts>): string =>
  text.replace(/\{(numberOf\w+)\}/g, (placeholder, name, offset: number) => {
    const count = counts[name as keyof Counts];
    if (count === undefined) return placeholder;
    return /(^|[.!?] )$/.test(text.slice(0, offset))
      ? spellOutCapitalized(count)
      : spellOutCount(count);
  });
