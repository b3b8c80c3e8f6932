import { editDistance } from '../../edit-distance.ts';
import { numberWords } from '../../number-words.ts';
import { stem } from './stem.ts';

export type PhraseIndex<Meaning> = {
  /** Keyed by the joined stems of a phrase. */
  meanings: Map<string, Meaning[]>;
  maxWords: number;
  words: Set<string>;
};
export function addPhrase<Meaning>(index: PhraseIndex<Meaning>, words: string[], meaning: Meaning) {
  const key = words.map(stem).join(' ');
  index.meanings.set(key, [...(index.meanings.get(key) ?? []), meaning]);
  index.maxWords = Math.max(index.maxWords, words.length);
  for (const word of words) index.words.add(word);
}

/** A known phrase with all its meanings, a number, or an unknown word. */
export type Term<Meaning> = { text: string; meanings: Meaning[]; number?: number };
export type Correction = { typed: string; correction: string };

/** Splits tokens into the longest possible terms. Corrects misspellings and omits stop words. */
export function matchTerms<Meaning>(
  tokens: string[],
  { meanings, maxWords }: PhraseIndex<Meaning>,
  stopWords: ReadonlySet<string>,
  correct?: (word: string) => string | undefined,
) {
  const terms: Term<Meaning>[] = [];
  const corrections: Correction[] = [];
  const words = [...tokens];
  for (let index = 0; index < words.length; ) {
    const word = words[index] as string;
    const stems = words.slice(index, index + maxWords).map(stem);
    while (stems.length > 0 && !meanings.has(stems.join(' '))) stems.pop();
    if (stems.length > 0) {
      const text = words.slice(index, index + stems.length).join(' ');
      terms.push({ text, meanings: meanings.get(stems.join(' ')) ?? [] });
      index += stems.length;
      continue;
    }
    const number = parseNumber(word);
    const correction = number === undefined && !stopWords.has(word) && correct?.(word);
    if (correction) {
      corrections.push({ typed: word, correction });
      words[index] = correction;
      continue;
    }
    if (number !== undefined || !stopWords.has(word))
      terms.push({ text: word, meanings: [], number });
    index += 1;
  }
  return { terms, corrections };
}

function parseNumber(word: string) {
  if (/^\d/.test(word)) return Number(word.replace(/\D+$/, ''));
  const spelled = numberWords.indexOf(word);
  // `zero` and `one` stay words: `one` may be a pronoun.
  return spelled > 1 ? spelled : undefined;
}

/**
 * Returns the nearest known word of four letters or more with the same first letter. Words of 5 to
 * 7 letters may have one error, longer ones two. Returns undefined if no word is near, or if
 * several are equally near and differ in stem.
 */
export function nearestWord(word: string, known: Iterable<string>) {
  if (word.length < 5) return;
  const maxErrors = word.length < 8 ? 1 : 2;
  let best = maxErrors;
  let nearest: string[] = [];
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, maxErrors);
    if (distance < best) nearest = [];
    if (distance <= best) nearest.push(candidate);
    best = Math.min(best, distance);
  }
  return new Set(nearest.map(stem)).size === 1 ? nearest[0] : undefined;
}
