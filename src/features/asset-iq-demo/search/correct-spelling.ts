import { editDistance } from './edit-distance.ts';
import { isRealWord } from './real-words.ts';

/** Corrects the word at this place of a query; `undefined` where nothing is near. */
export type Corrector = (words: string[], at: number) => string | undefined;

/** Wrong letters that are looked for in a word of this length. */
const limitOf = (length: number) => (length >= 6 ? 2 : 1);
/** From these lengths a word with one or with two wrong letters is corrected; a shorter one only where it is a slip, or a phrase comes of it. */
const sure = 6;
const long = 9;
/** A last word may be the beginning of a longer one, from this length. */
const leastPrefix = 4;

/**
 * Finds the nearest of the `known` words: fewest wrong letters, then one with which a phrase of the lexicon is whole, then the same first letter.
 * A word of English that the library does not have stays what it is: a horse is not a house.
 */
export function spellingCorrector(known: Iterable<string>, isPhrase: (words: string[]) => boolean): Corrector {
  const candidates = [...new Set(known)].filter((word) => word.length > 2 && !/\d/.test(word));
  return (words, at) => {
    const typed = words[at] ?? '';
    if (typed.length < 3 || /\d/.test(typed) || isRealWord(typed)) return undefined;
    const limit = limitOf(typed.length);
    const [nearest] = candidates
      .map((word) => ({ word, distance: editDistance(typed, word, limit), sameStart: word[0] === typed[0] }))
      .filter(({ distance }) => distance <= limit)
      .map((near) => ({ ...near, whole: isPhrase([words[at - 1] ?? '', near.word]) || isPhrase([near.word, words[at + 1] ?? '']) }))
      .filter(({ word, distance, whole, sameStart }) => whole || (sameStart && (isSlip(typed, word) || typed.length >= (distance === 1 ? sure : long))))
      .sort(
        (one, other) =>
          one.distance - other.distance ||
          Number(other.whole) - Number(one.whole) ||
          Number(other.sameStart) - Number(one.sameStart) ||
          one.word.length - other.word.length,
      );
    if (nearest) return nearest.word;
    const isBeginning = at === words.length - 1 && typed.length >= leastPrefix;
    return isBeginning ? candidates.filter((word) => word.startsWith(typed)).sort((one, other) => one.length - other.length)[0] : undefined;
  };
}

const lettersOf = (word: string) => [...word].sort().join('');
const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');
/** Whether the typed word has the same letters, other letters doubled, or one left out on the way. */
const isSlip = (typed: string, word: string) =>
  lettersOf(typed) === lettersOf(word) ||
  undoubled(typed) === undoubled(word) ||
  (typed.length > 3 && typed.length < sure && word.length === typed.length + 1 && typed.at(-1) === word.at(-1));
