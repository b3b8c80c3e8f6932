import { editDistance } from './edit-distance.ts';
import { isRealWord } from './real-words.ts';

/** How many letters may be wrong in a word of this length. */
const limitOf = (length: number) => (length >= 7 ? 2 : 1);
/** Words up to this length are near to too many others: they are corrected where letters are swapped or doubled, or a phrase comes of it. */
const short = 5;
/** A last word may be the beginning of a longer one, from this length. */
const leastPrefix = 4;

/** Corrects the unknown words of a query. `known` are the words it may become, `function words` those of the grammar. */
export type Corrector = (words: string[], at: number) => string | undefined;

/**
 * Finds the nearest known word: fewest wrong letters, then one with which a phrase of the lexicon is whole, then the same first letter.
 * A word of English that the library does not have stays what it is: a horse is not a house. `undefined` where nothing is near.
 */
export function spellingCorrector(known: Iterable<string>, isPhrase: (words: string[]) => boolean): Corrector {
  const candidates = [...new Set(known)].filter((word) => word.length > 2 && !/\d/.test(word));
  return (words, at) => {
    const typed = words[at] ?? '';
    if (typed.length < 3 || /\d/.test(typed) || isRealWord(typed)) return undefined;
    const limit = limitOf(typed.length);
    const completes = (word: string) => isPhrase([words[at - 1] ?? '', word]) || isPhrase([word, words[at + 1] ?? '']);
    const near = candidates
      .map((word) => ({ word, distance: editDistance(typed, word, limit) }))
      .filter(({ distance }) => distance <= limit)
      .map((candidate) => ({ ...candidate, whole: completes(candidate.word), sameStart: candidate.word[0] === typed[0] }))
      .filter(
        ({ word, distance, whole, sameStart }) =>
          whole || (sameStart && (distance < 2 || word.at(-1) === typed.at(-1)) && (typed.length > short || isSwapped(typed, word) || isDoubled(typed, word))),
      )
      .sort(
        (one, other) =>
          one.distance - other.distance ||
          Number(other.whole) - Number(one.whole) ||
          Number(other.sameStart) - Number(one.sameStart) ||
          one.word.length - other.word.length,
      );
    if (near[0]) return near[0].word;
    return at === words.length - 1 && typed.length >= leastPrefix
      ? candidates.filter((word) => word.startsWith(typed)).sort((one, other) => one.length - other.length)[0]
      : undefined;
  };
}

/** Whether the two have the same letters. */
const isSwapped = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');
const isDoubled = (one: string, other: string) => undoubled(one) === undoubled(other);
