import type { Corrector } from './correct-spelling.ts';
import { countAt, mediaTypes, mediaWords, negationPhrases, negations, nobody, phraseAt, type Range, rangeAt, views } from './grammar.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import { emptyQuery, type ParsedQuery, type QueryColor, type Term } from './query.ts';
import { colorAt } from './read-color.ts';
import { readWords } from './read-words.ts';
import { type RelationName, relationPhrases } from './relations.ts';
import { times } from './values.ts';
import { isStopWord, stem } from './words.ts';

const relations = relationPhrases.map(([text, name]) => ({ text, name, words: text.split(' ') }));
const hours = new Map(times.map(([text, answers]) => [text, answers as Record<string, number>]));
const timePhrases = [...hours.keys()].map((text) => text.split(' '));
const viewPhrases = views.map(([words]) => words);
/** `evening light` is no lamp. */
const lightWords = new Set(['light', 'lighting', 'time', 'sky', 'scene']);

type Pending = { colors: QueryColor[]; count?: number; range?: Range; negated: boolean; relation?: { text: string; name: RelationName } };
const nothingPending = (): Pending => ({ colors: [], negated: false });

/**
 * Reads a query from left to right: relations, negations, numbers, times, colors and words of media are taken for what they are; the longest
 * phrase the lexicon knows becomes a term; any other word is looked for in the descriptions. A color and a number belong to the noun they stand
 * before, a negation to all that is joined to it (`without trees or people`).
 */
export function parseQuery(query: string, lexicon: Lexicon, isKnown: (word: string) => boolean, correct: Corrector): ParsedQuery {
  const { words, misspelled } = readWords(query, isKnown, correct);
  const stems = words.map(stem);
  const parsed = emptyQuery();
  parsed.corrections = [...misspelled].map(([at, typed]) => ({ typed, read: words[at] ?? '' }));
  let pending = nothingPending();
  /** Whether what is joined to the last thing by `or` or `and` is left out with it. */
  let joins = false;

  const settle = (negated: boolean) => {
    joins = negated;
    pending = nothingPending();
  };
  const addTerm = (at: number, length: number, sense?: Sense) => {
    const { colors, count, range, negated, relation } = pending;
    const term: Term = { text: words.slice(at, at + length).join(' '), sense, colors, ...(count !== undefined && { count }), ...(range && { range }) };
    const absent = negated || (range && range.max === 0) || count === 0;
    const before = parsed.terms.length - 1;
    parsed.terms.push(absent ? { ...term, absent: true } : term);
    if (relation && before >= 0 && !absent && !parsed.terms[before]?.absent)
      parsed.relations.push({ text: relation.text, name: relation.name, from: before, to: before + 1 });
    settle(negated);
  };
  /** Puts what is wanted or left out into its list. */
  const addWhole = <Entry>(wanted: Entry[], without: Entry[], entry: Entry) => {
    (pending.negated ? without : wanted).push(entry);
    settle(pending.negated);
  };
  /** A color that stands before nothing: `hats but not orange` speaks of the hats, `teal` alone of the whole picture. */
  const settleColors = () => {
    const last = parsed.terms.at(-1);
    if (pending.colors.length > 0 && pending.negated && last && !last.absent) last.otherThan = [...(last.otherThan ?? []), ...pending.colors];
    else (pending.negated ? parsed.without.colors : parsed.colors).push(...pending.colors);
    pending.colors = [];
  };

  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const skip = (length: number) => {
      at += length - 1;
    };
    const range = words[at - 1] === 'how' ? undefined : rangeAt(words, at);
    const negation = phraseAt(words, at, negationPhrases);
    const relation = relations.find((candidate) => candidate.words.every((part, index) => words[at + index] === part));
    const known = longestPhrase(stems, at, lexicon);
    const hour = phraseAt(words, at, timePhrases);
    const view = phraseAt(words, at, viewPhrases);
    const color = colorAt(words, at);
    const type = mediaAt(words, at, parsed, pending);
    const count = countAt(words, at);
    if (range) {
      pending.range = range;
      skip(range.length);
    } else if (nobody.has(word) || (word === 'no' && words[at + 1] === 'one')) {
      pending = { ...nothingPending(), negated: true };
      words[at] = 'people';
      addTerm(at, 1, lexicon.senses.get('person'));
      if (word === 'no') skip(2);
    } else if (word === 'empty' && !known && !isKnownEmpty(words, at, lexicon)) {
      parsed.terms.push({ text: 'people', sense: lexicon.senses.get('person'), colors: [], absent: true });
    } else if (negation || negations.has(word)) {
      settleColors();
      pending = { ...nothingPending(), negated: true };
      if (negation) skip(negation.length);
    } else if (view) {
      parsed.views.push({ text: view.join(' '), view: views.find(([phrase]) => phrase === view)?.[1] ?? 'aerial' });
      skip(view.length);
    } else if (/^person-\d+$/.test(word)) addWhole(parsed.persons, parsed.without.persons, word);
    else if (known && known.length > 1) {
      addTerm(at, known.length, known.sense);
      skip(known.length);
    } else if (hour) {
      const text = hour.join(' ');
      addWhole(parsed.times, parsed.without.times, { text, answers: hours.get(text) ?? {} });
      skip(hour.length + Number(lightWords.has(words[at + hour.length] ?? '')));
    } else if (relation) {
      settleColors();
      pending = { ...pending, relation };
      skip(relation.words.length);
    } else if (type) {
      addWhole(parsed.types, parsed.without.types, { text: words.slice(at, at + type.length).join(' '), type: type.type });
      skip(type.length);
    } else if (color) {
      pending.colors.push(color.color);
      skip(color.length);
    } else if (count !== undefined) pending.count = count;
    else if (known) addTerm(at, 1, known.sense);
    else if (word === 'and' || word === 'or' || word === 'nor') pending.negated ||= joins && !rangeAt(words, at + 1) && countAt(words, at + 1) === undefined;
    else if (word === 'but' || word === 'with' || word === 'a' || word === 'an') joins = false;
    else if (!isStopWord(word) && !mediaWords.has(stem(word))) addTerm(at, 1);
  }
  settleColors();
  markQualifiers(parsed.terms, words, isKnown);
  return parsed;
}

/** `empty plinth`: the descriptions or the labels say so themselves. */
const isKnownEmpty = (words: string[], at: number, { emptyThings }: Lexicon) => emptyThings.has(stem(words[at + 1] ?? ''));

/** A word of media at this place that says what kind of asset is meant: where it leads or ends the query, not as a thing in it (`over a picture`). */
function mediaAt(words: string[], at: number, { terms }: ParsedQuery, { relation, count, colors }: Pending) {
  const next = stem(words[at + 1] ?? '');
  if (stem(words[at] ?? '') === 'film' && (Object.hasOwn(mediaTypes, next) || mediaWords.has(next))) return { type: 'film shot' as const, length: 2 };
  if (words[at] === 'film' && words[at - 1] === 'the' && at === words.length - 1) return { type: 'film shot' as const, length: 1 };
  const name = stem(words[at] ?? '');
  if (!Object.hasOwn(mediaTypes, name)) return undefined;
  const type = mediaTypes[name] ?? 'picture';
  const isThing =
    type === 'picture' &&
    (relation || count !== undefined || colors.length > 0 || words[at - 1] === 'of' || (terms.length > 0 && /^(an?|the)$/.test(words[at - 1] ?? '')));
  return isThing ? undefined : { type, length: 1 + Number(mediaWords.has(next)) };
}

/** Says which words without a label only tell how something is: verbs end in -ing or -ed, adverbs in -ly; an unknown word that stands before a thing is an adjective. */
function markQualifiers(terms: Term[], words: string[], isKnown: (word: string) => boolean) {
  for (const [index, term] of terms.entries()) {
    if ((term.sense?.labels.size ?? 0) > 0) continue;
    const next = terms[index + 1];
    const isUnknown = !term.sense && !isKnown(term.text);
    const beforeThing = next && words[words.indexOf(term.text) + 1] === next.text.split(' ')[0] && (next.sense || isKnown(next.text));
    if (/(ing|ed|ly)$/.test(term.text) || (isUnknown && beforeThing)) term.qualifies = true;
  }
}

function longestPhrase(stems: string[], at: number, { senses, longest }: Lexicon): { length: number; sense: Sense } | undefined {
  for (let length = Math.min(longest, stems.length - at); length > 0; length--) {
    const sense = senses.get(stems.slice(at, at + length).join(' '));
    if (sense) return { length, sense };
  }
  return undefined;
}
