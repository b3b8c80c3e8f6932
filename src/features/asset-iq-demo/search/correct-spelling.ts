import { nearestWord } from '../../../demo-shared/questions/phrases.ts';
import table from './translations.json' with { type: 'json' };
import { stem } from './words.ts';

/**
 * English words that no asset has and that are one slip from a word of the search: a horse is not a
 * house.
 */
const englishWords = new Set(table.nearMisses.split(' ').map(stem));
/** A last word may be the beginning of a longer one from this length. */
const leastPrefix = 5;
const sorted = (word: string) => [...word].sort().join('');

/** Returns the known word that was probably meant, or `undefined`. */
export function spellingCorrector(known: Iterable<string>) {
  const candidates = [...known].filter((word) => word.length > 2 && !/\d/.test(word));
  return (typed: string, isLast: boolean): string | undefined => {
    if (typed.length < 3 || englishWords.has(stem(typed))) return undefined;
    const like = candidates.filter((word) => word[0] === typed[0]);
    const isMeant = (word: string) =>
      sorted(word) === sorted(typed) ||
      (!/[aeiouy]/.test(typed) && typed === word.replace(/[aeiou]/, ''));
    const withSameEnd = like.filter((word) => word.at(-1) === typed.at(-1));
    return (
      like.find(isMeant) ??
      nearestWord(typed, withSameEnd) ??
      (isLast && typed.length >= leastPrefix
        ? candidates.filter((word) => word.startsWith(typed)).sort((a, b) => a.length - b.length)[0]
        : undefined)
    );
  };
}
