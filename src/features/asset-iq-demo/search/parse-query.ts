import { type ColourName, colourNames } from '../library/color-names.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import { type RelationName, relationPhrases } from './relations.ts';
import { nearColours, numbers, times } from './synonyms.ts';
import { isFiller, stem, wordsOf } from './words.ts';

/** A colour as said, and the palette's colours that answer it. */
export type AskedColour = { said: string; names: string[] };

/** One thing that is looked for, with what was said of it. */
export type Term = { said: string; sense?: Sense; colours: AskedColour[]; count?: number; absent?: true; misspelt?: string };

/** What a query asks for, in the order it was said. `relations` hold places in `terms`. */
export type Ask = {
  terms: Term[];
  relations: { said: string; name: RelationName; from: number; to: number }[];
  colours: AskedColour[];
  times: { said: string; answers: Record<string, number> }[];
  persons: string[];
  /** `film shot` or `picture`, where one is asked for. */
  types: { said: string; type: 'picture' | 'film shot' }[];
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
const phrases = relationPhrases.map(([said, name]) => ({ said, name, words: said.split(' ') }));

/** Words that are understood without a lexicon. */
export const plainWords = [
  ...negations,
  ...Object.keys(types),
  ...Object.keys(times),
  ...Object.keys(numbers),
  ...Object.keys(nearColours),
  ...colourNames,
  ...phrases.flatMap(({ words }) => words),
];
const plainSet = new Set(plainWords);
const isPlainWord = (word: string) => plainSet.has(word) || plainSet.has(stem(word)) || /\d/.test(word);

const colourOf = (word: string): AskedColour | undefined => {
  const names = nearColours[word] ?? ((colourNames as readonly string[]).includes(word) ? [word as ColourName] : undefined);
  return names && { said: word, names };
};

/** The words of a query, each that nobody knows replaced by what was probably meant. */
function mendedWords(query: string, isKnown: (word: string) => boolean, mend: (word: string) => string | undefined) {
  const misspelt = new Map<number, string>();
  const words = wordsOf(query).map((word, index) => {
    if (isFiller(word) || isPlainWord(word) || isKnown(word)) return word;
    const mended = mend(word);
    if (mended) misspelt.set(index, word);
    return mended ?? word;
  });
  return { words, misspelt };
}

/**
 * Reads a query from left to right: relations, negations, numbers, times and colours are taken for what they are; the longest phrase the
 * lexicon knows becomes a term; any other word is looked for in the descriptions. A colour and a number belong to the noun they stand before.
 */
export function understand(query: string, lexicon: Lexicon, isKnown: (word: string) => boolean, mend: (word: string) => string | undefined): Ask {
  const { words, misspelt } = mendedWords(query, isKnown, mend);
  const stems = words.map(stem);
  const ask: Ask = { terms: [], relations: [], colours: [], times: [], persons: [], types: [] };
  let said: Pick<Term, 'colours' | 'count' | 'absent'> = { colours: [] };
  let relation: (typeof phrases)[number] | undefined;

  const addTerm = (at: number, length: number, sense?: Sense) => {
    const mended = Array.from({ length }, (_, index) => misspelt.get(at + index)).find(Boolean);
    ask.terms.push({ said: words.slice(at, at + length).join(' '), sense, misspelt: mended, ...said });
    if (relation && ask.terms.length > 1) ask.relations.push({ said: relation.said, name: relation.name, from: ask.terms.length - 2, to: ask.terms.length - 1 });
    said = { colours: [] };
    relation = undefined;
  };

  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase = phrases.find((candidate) => candidate.words.every((part, index) => words[at + index] === part));
    const known = longestPhrase(stems, at, lexicon);
    const colour = colourOf(word);
    const type = types[stem(word)];
    if (phrase) {
      relation = phrase;
      at += phrase.words.length - 1;
    } else if (/^person-\d+$/.test(word)) ask.persons.push(word);
    else if (negations.has(word)) said.absent = true;
    else if (times[word]) ask.times.push({ said: word, answers: times[word] });
    else if (colour) said.colours.push(colour);
    else if (numbers[word] || /^\d{1,2}$/.test(word)) said.count = numbers[word] ?? Number(word);
    else if (known) {
      addTerm(at, known.length, known.sense);
      at += known.length - 1;
    } else if (type) ask.types.push({ said: word, type });
    else if (!isFiller(word)) addTerm(at, 1);
  }
  // Colours that stand before nothing are those of the whole picture.
  ask.colours = said.colours;
  return ask;
}

function longestPhrase(stems: string[], at: number, { senses, longest }: Lexicon): { length: number; sense: Sense } | undefined {
  for (let length = Math.min(longest, stems.length - at); length > 0; length--) {
    const sense = senses.get(stems.slice(at, at + length).join(' '));
    if (sense) return { length, sense };
  }
  return undefined;
}
