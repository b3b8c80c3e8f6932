import { type ColorName, colorNames } from '../library/color-names.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import { type RelationName, relationPhrases } from './relations.ts';
import { numbers, similarColors, times } from './synonyms.ts';
import { isStopWord, stem, wordsOf } from './words.ts';

/** A color as the query names it, and the palette's colors that answer it. */
export type QueryColor = { text: string; names: string[] };

/** One thing that is looked for, with what was said of it. */
export type Term = { text: string; sense?: Sense; colors: QueryColor[]; count?: number; absent?: true; misspelled?: string };

/** What a query asks for, in query order. `relations` hold places in `terms`. */
export type ParsedQuery = {
  terms: Term[];
  relations: { text: string; name: RelationName; from: number; to: number }[];
  colors: QueryColor[];
  times: { text: string; answers: Record<string, number> }[];
  persons: string[];
  /** `film shot` or `picture`, where one is asked for. */
  types: { text: string; type: 'picture' | 'film shot' }[];
};

const negations = new Set(['no', 'without', 'not', 'zero']);
const types: Record<string, 'picture' | 'film shot'> = {
  film: 'film shot',
  video: 'film shot',
  shot: 'film shot',
  clip: 'film shot',
  footage: 'film shot',
  photo: 'picture',
  still: 'picture',
};
const phrases = relationPhrases.map(([text, name]) => ({ text, name, words: text.split(' ') }));

/** Words of the query grammar, which need no lexicon. */
export const plainWords = [
  ...negations,
  ...Object.keys(types),
  ...Object.keys(times),
  ...Object.keys(numbers),
  ...Object.keys(similarColors),
  ...colorNames,
  ...phrases.flatMap(({ words }) => words),
];
const plainSet = new Set(plainWords);
const isPlainWord = (word: string) => plainSet.has(word) || plainSet.has(stem(word)) || /\d/.test(word);

const colorOf = (word: string): QueryColor | undefined => {
  const names = similarColors[word] ?? ((colorNames as readonly string[]).includes(word) ? [word as ColorName] : undefined);
  return names && { text: word, names };
};

/** The words of a query with the unknown ones spell-corrected; `misspelled` maps a word's place to what was typed. */
function correctedWords(query: string, isKnown: (word: string) => boolean, correctSpelling: (word: string) => string | undefined) {
  const misspelled = new Map<number, string>();
  const words = wordsOf(query).map((word, index) => {
    if (isStopWord(word) || isPlainWord(word) || isKnown(word)) return word;
    const corrected = correctSpelling(word);
    if (corrected) misspelled.set(index, word);
    return corrected ?? word;
  });
  return { words, misspelled };
}

/**
 * Reads a query from left to right: relations, negations, numbers, times and colors are taken for what they are; the longest phrase the
 * lexicon knows becomes a term; any other word is looked for in the descriptions. A color and a number belong to the noun they stand before.
 */
export function parseQuery(query: string, lexicon: Lexicon, isKnown: (word: string) => boolean, correctSpelling: (word: string) => string | undefined): ParsedQuery {
  const { words, misspelled } = correctedWords(query, isKnown, correctSpelling);
  const stems = words.map(stem);
  const parsed: ParsedQuery = { terms: [], relations: [], colors: [], times: [], persons: [], types: [] };
  let pending: Pick<Term, 'colors' | 'count' | 'absent'> = { colors: [] };
  let relation: (typeof phrases)[number] | undefined;

  const addTerm = (at: number, length: number, sense?: Sense) => {
    const corrected = Array.from({ length }, (_, index) => misspelled.get(at + index)).find(Boolean);
    parsed.terms.push({ text: words.slice(at, at + length).join(' '), sense, misspelled: corrected, ...pending });
    if (relation && parsed.terms.length > 1)
      parsed.relations.push({ text: relation.text, name: relation.name, from: parsed.terms.length - 2, to: parsed.terms.length - 1 });
    pending = { colors: [] };
    relation = undefined;
  };

  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase = phrases.find((candidate) => candidate.words.every((part, index) => words[at + index] === part));
    const known = longestPhrase(stems, at, lexicon);
    const color = colorOf(word);
    const type = types[stem(word)];
    if (phrase) {
      relation = phrase;
      at += phrase.words.length - 1;
    } else if (/^person-\d+$/.test(word)) parsed.persons.push(word);
    else if (negations.has(word)) pending.absent = true;
    else if (times[word]) parsed.times.push({ text: word, answers: times[word] });
    else if (color) pending.colors.push(color);
    else if (numbers[word] || /^\d{1,2}$/.test(word)) pending.count = numbers[word] ?? Number(word);
    else if (known) {
      addTerm(at, known.length, known.sense);
      at += known.length - 1;
    } else if (type) parsed.types.push({ text: word, type });
    else if (!isStopWord(word)) addTerm(at, 1);
  }
  // Colors that stand before nothing are those of the whole picture.
  parsed.colors = pending.colors;
  return parsed;
}

function longestPhrase(stems: string[], at: number, { senses, longest }: Lexicon): { length: number; sense: Sense } | undefined {
  for (let length = Math.min(longest, stems.length - at); length > 0; length--) {
    const sense = senses.get(stems.slice(at, at + length).join(' '));
    if (sense) return { length, sense };
  }
  return undefined;
}
