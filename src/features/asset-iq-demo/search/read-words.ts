import type { Corrector } from './correct-spelling.ts';
import { editDistance } from './edit-distance.ts';
import { isStopWord, wordsOf } from './words.ts';

/** The words in which a query is most often mistyped though they name nothing. */
const functionWords = 'with without and the that from near over under above below beside behind between inside next left right least more than exactly fewer'.split(' ');

/** The words of a query with the unknown ones corrected; `misspelled` maps a word's place to what was typed. */
export function readWords(query: string, isKnown: (word: string) => boolean, correct: Corrector) {
  const typed = wordsOf(query);
  const misspelled = new Map<number, string>();
  const words = [...typed];
  for (const [at, word] of typed.entries()) {
    if (isStopWord(word) || isKnown(word)) continue;
    const swapped =
      word.length >= 3 ? functionWords.find((other) => other.length === word.length && sameLetters(word, other) && editDistance(word, other, 1) === 1) : undefined;
    const corrected = swapped ?? correct(words, at);
    if (!corrected) continue;
    misspelled.set(at, word);
    words[at] = corrected;
  }
  return { words, misspelled };
}

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');
