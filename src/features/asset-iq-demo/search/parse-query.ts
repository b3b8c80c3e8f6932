import { matchTerms } from '../../../demo-shared/questions/phrases.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { hasBoxes, type ParsedQuery, type Range, type Term } from './query.ts';
import { splitList, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

/** Optional adjectives: annotations do not have them. */
const adjectives = new Set(splitList(words.adjectives));

type Correct = (word: string, isLast: boolean) => string | undefined;

/**
 * Parses a query from left to right. Colors and numbers belong to the next noun, a negation to all
 * nouns joined by `and` or `or`, a side of the picture to the previous noun. Words that are not in
 * the lexicon are searched in the descriptions.
 */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean,
  correct: Correct,
): ParsedQuery {
  const typed = tokenize(query);
  const tokens = typed.map((word, at) => correct(word, at === typed.length - 1) ?? word);
  const { terms: phrases } = matchTerms(tokens, lexicon, stopWords, () => undefined);
  const parsed: ParsedQuery = {
    terms: [],
    relations: [],
    colors: [],
    times: [],
    persons: [],
    types: [],
    views: [],
    without: { times: [], persons: [], types: [], colors: [] },
    corrections: typed.flatMap((word, at) =>
      word === tokens[at] ? [] : [{ typed: word, correction: tokens[at] ?? '' }],
    ),
  };
  const { terms, without } = parsed;
  let pending: Pending = nothingPending;
  /** Whether `and` and `or` continue a negation. */
  let continuesNegation = false;

  const resetPending = () => {
    continuesNegation = pending.negated;
    pending = nothingPending;
  };
  const addTerm = (text: string, more: Partial<Term> = {}) => {
    const { colors, count, range, negated, relation } = pending;
    const absent = negated || range?.max === 0 || count === 0;
    const before = terms.length - 1;
    terms.push({
      text,
      colors,
      ...(count !== undefined && { count }),
      ...(range && { range }),
      ...(absent && { isExcluded: true }),
      ...more,
    });
    if (relation && before >= 0 && !absent && !terms[before]?.isExcluded)
      parsed.relations.push({ ...relation, from: before, to: before + 1 });
    resetPending();
  };
  const addPictureCondition = <Entry>(wanted: Entry[], unwanted: Entry[], entry: Entry) => {
    (pending.negated ? unwanted : wanted).push(entry);
    resetPending();
  };
  /** Colors without a noun after them: `hats but not orange` is about the hats, `teal` about the picture. */
  const applyPendingColors = () => {
    const { colors, negated } = pending;
    const last = terms.at(-1);
    if (colors.length > 0 && negated && last && !last.isExcluded)
      last.excludedColors = [...(last.excludedColors ?? []), ...colors];
    else (negated ? without : parsed).colors.push(...colors);
    pending = { ...pending, colors: [] };
  };

  for (let at = 0; at < phrases.length; at += 1) {
    const { text, meanings, number } = phrases[at] as (typeof phrases)[number];
    const next = phrases[at + 1];
    const numberAfter = countOf(next);
    const as = <Kind extends Meaning['as']>(kind: Kind) =>
      meanings.find((meaning): meaning is Extract<Meaning, { as: Kind }> => meaning.as === kind);
    const before = as('before');
    const relation = as('relation');
    const several = as('several');
    const color = as('color');
    const thing = as('thing');
    const type = as('type');
    const time = as('time');
    const place = as('place');
    const view = as('view');
    const count = countOf(phrases[at]) ?? number;
    if (before && numberAfter !== undefined) {
      pending = { ...pending, range: rangeOf(before, numberAfter, `${text} ${next?.text}`) };
      at += 1;
    } else if (as('between') && numberAfter !== undefined && phrases[at + 2]) {
      const to = countOf(phrases[at + 3]) ?? numberAfter;
      pending = {
        ...pending,
        range: { min: numberAfter, max: to, text: `between ${numberAfter} and ${to}` },
      };
      at += 3;
    } else if (several)
      pending = {
        ...pending,
        range: { min: several.min, max: Number.POSITIVE_INFINITY, text },
      };
    else if (as('nobody')) {
      pending = { ...nothingPending, negated: true };
      addTerm('people', thingIn(lexicon, 'person'));
    } else if (as('not')) {
      applyPendingColors();
      pending = { ...nothingPending, negated: true };
    } else if (view) parsed.views.push({ text, view: view.view });
    else if (/^person-\d+$/.test(text)) addPictureCondition(parsed.persons, without.persons, text);
    else if (time) addPictureCondition(parsed.times, without.times, { text, scores: time.scores });
    else if (place) {
      const last = terms.at(-1);
      const placed = { side: { text, place: place.place } };
      if (last && !last.isExcluded && pending.colors.length === 0) Object.assign(last, placed);
      else addTerm('something', { ...placed, matchesAnyObject: true });
    } else if (relation) {
      applyPendingColors();
      pending = { ...pending, relation: { text, name: relation.name } };
    } else if (type && !(thing && isThing(pending, terms)))
      addPictureCondition(parsed.types, without.types, { text, type: type.type });
    else if (color)
      pending = { ...pending, colors: [...pending.colors, { text, names: color.names }] };
    else if (count !== undefined) {
      const after = next?.meanings.find(({ as: kind }) => kind === 'after');
      if (after?.as === 'after') {
        pending = { ...pending, range: rangeOf(after, count, `${text} ${next?.text}`) };
        at += 1;
      } else pending = { ...pending, count };
    } else if (thing) addTerm(text, { sense: thing.sense });
    else if (as('join'))
      pending = {
        ...pending,
        negated:
          pending.negated ||
          (continuesNegation && countOf(next) === undefined && !startsRange(next)),
      };
    else if (as('break')) continuesNegation = false;
    else if (meanings.length === 0) addTerm(text);
  }
  applyPendingColors();
  markQualifiers(terms, tokens, isKnown);
  return parsed;
}

type Pending = Pick<Term, 'colors' | 'count' | 'range'> & {
  negated: boolean;
  relation?: Pick<ParsedQuery['relations'][number], 'text' | 'name'>;
};
const nothingPending: Pending = { colors: [], negated: false };

type Phrase = { meanings: Meaning[]; number?: number };
const countOf = (phrase: Phrase | undefined) => {
  const meaning = phrase?.meanings.find(({ as }) => as === 'number');
  return meaning?.as === 'number' ? meaning.count : phrase?.number;
};
const startsRange = (phrase: Phrase | undefined) =>
  phrase?.meanings.some(({ as }) => as === 'before' || as === 'several');

/** `fewer than three` means at least one. */
const rangeOf = (
  { min, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
  count: number,
  text: string,
): Range => ({
  min: min === undefined ? Math.min(1, count + max) : count + min,
  max: count + max,
  text,
});

const thingIn = ({ meanings }: Lexicon, stems: string): Partial<Term> => {
  const meaning = meanings.get(stems)?.find(({ as }) => as === 'thing');
  return meaning?.as === 'thing' ? { sense: meaning.sense } : {};
};

/** Whether `picture` is an object, as in `a car beside a picture`, and not a type of asset. */
const isThing = ({ relation, count, colors }: Pending, terms: Term[]) =>
  relation !== undefined ||
  count !== undefined ||
  colors.length > 0 ||
  terms.some(({ isExcluded }) => !isExcluded);

/** Marks words without a label that only describe: verbs, adverbs, unknown words before a noun. */
function markQualifiers(terms: Term[], tokens: string[], isKnown: (word: string) => boolean) {
  for (const [index, term] of terms.entries()) {
    if (hasBoxes(term)) continue;
    const next = terms[index + 1];
    const isBeforeNoun =
      next &&
      tokens[tokens.indexOf(term.text) + 1] === next.text.split(' ')[0] &&
      (next.sense || isKnown(next.text));
    const isUnknown = !term.sense && !isKnown(term.text);
    const isAdjective = /ly$/.test(term.text) || adjectives.has(term.text);
    if (isAdjective) term.isOptional = true;
    if (isAdjective || /(ing|ed)$/.test(term.text) || (isUnknown && isBeforeNoun)) {
      term.isQualifier = true;
    } else if (isBeforeNoun && next.sense && term.colors.length > 0 && next.colors.length === 0) {
      next.colors = term.colors;
      term.colors = [];
      term.isUnboxedPart = true;
    }
  }
}
