import { editDistance } from '../../edit-distance.ts';
import { numberWords } from '../../number-words.ts';
import { stem } from './words.ts';

/** Every phrase that a question may hold, by its stems. */
export type Phrases<Meaning> = {
  meanings: Map<string, Meaning[]>;
  /** Words of the longest phrase. */
  longest: number;
  /** Single words, for correcting slips. */
  words: Set<string>;
};
/** A phrase of the question with everything that it may mean, or a number, or an unknown word. */
export type Item<Meaning> = { text: string; meanings: Meaning[]; number?: number };
export type Slip = { typed: string; read: string };

/** The longest phrases of a question from left to right, without stop words. */
export function itemsOf<Meaning>(
  tokens: string[],
  { meanings, longest }: Phrases<Meaning>,
  stopWords: ReadonlySet<string>,
  correct: (word: string, at: number) => string | undefined,
) {
  const items: Item<Meaning>[] = [];
  const corrected: Slip[] = [];
  const words = [...tokens];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as string;
    const stems = words.slice(at, at + longest).map(stem);
    while (stems.length > 0 && !meanings.has(stems.join(' '))) stems.pop();
    if (stems.length > 0) {
      const text = words.slice(at, at + stems.length).join(' ');
      items.push({ text, meanings: meanings.get(stems.join(' ')) ?? [] });
      at += stems.length;
      continue;
    }
    const number = numberOf(word);
    const read = number === undefined && !stopWords.has(word) && correct(word, at);
    if (read) {
      corrected.push({ typed: word, read });
      words[at] = read;
      continue;
    }
    if (number !== undefined) items.push({ text: word, meanings: [], number });
    else if (!stopWords.has(word)) items.push({ text: word, meanings: [] });
    at += 1;
  }
  return { items, corrected };
}

function numberOf(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word.replace(/\D+$/, ''));
  const spelled = numberWords.indexOf(word);
  return spelled > 1 ? spelled : undefined;
}

/** The nearest known word within one slip, or two in a long word; none if several are as near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 5) return;
  const limit = word.length < 8 ? 1 : 2;
  let best = limit;
  let near: string[] = [];
  for (const candidate of known) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue;
    const distance = editDistance(word, candidate, limit);
    if (distance < best) near = [];
    if (distance <= best) near.push(candidate);
    best = Math.min(best, distance);
  }
  return new Set(near.map(stem)).size === 1 ? near[0] : undefined;
}
