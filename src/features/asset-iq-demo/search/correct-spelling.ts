import { nearestWord } from '../../../demo-shared/questions/phrases.ts';
import { editDistance } from '../../../edit-distance.ts';
import { stem } from './tokenize.ts';
import table from './translations.json' with { type: 'json' };

/** `horse` is not a typo of `house`. */
const uncorrectedStems = new Set(table.nearMisses.split(' ').map(stem));
/** From this length, the last word of a query may begin a longer word. */
const minPrefixLength = 5;
const dropDoublesAndS = (word: string) => word.replace(/(.)\1/g, '$1').replace(/s$/, '');
const sortLetters = (word: string) => [...word].sort().join('');

export function createSpellingCorrector(knownWords: Iterable<string>) {
  const candidates = [...knownWords].filter((word) => word.length > 2 && !/\d/.test(word));
  return (typed: string, isLast: boolean) => {
    if (typed.length < 3 || uncorrectedStems.has(stem(typed))) return;
    const sameInitial = candidates.filter((word) => word[0] === typed[0]);
    // Swapped or doubled letters, missing vowels, or a missing or extra `s`.
    const isTypoOf = (word: string) =>
      (sortLetters(word) === sortLetters(typed) && editDistance(word, typed) === 1) ||
      dropDoublesAndS(word) === dropDoublesAndS(typed) ||
      (!/[aeiouy]/.test(typed) && typed === word.replace(/[aeiou]/g, ''));
    const sameEnds = sameInitial.filter((word) => word.at(-1) === typed.at(-1));
    return (
      sameInitial.find(isTypoOf) ??
      nearestWord(typed, sameEnds) ??
      (isLast && typed.length >= minPrefixLength
        ? candidates.filter((word) => word.startsWith(typed)).sort((a, b) => a.length - b.length)[0]
        : undefined)
    );
  };
}
