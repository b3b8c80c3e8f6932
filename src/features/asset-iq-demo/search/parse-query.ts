import { matchTerms } from '../../../demo-shared/questions/phrases.ts';
import { type Cue, plainAdjectives } from './grammar.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import type { ParsedQuery, Term } from './query.ts';
import { stopWords, wordsOf } from './words.ts';

type Correct = (word: string, isLast: boolean) => string | undefined;

/**
 * Reads a query from left to right. A color and a number belong to the noun after them, a negation
 * to
 * everything joined to it (`without trees or people`), a side of the picture to the thing before
 * it.
 * Words that the lexicon lacks become terms that are looked for in the descriptions.
 */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean,
  correct: Correct,
): ParsedQuery {
  const typed = wordsOf(query);
  const tokens = typed.map((word, at) => correct(word, at === typed.length - 1) ?? word);
  const { terms: items } = matchTerms(tokens, lexicon, stopWords, () => undefined);
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
  let joins = false;

  const settle = () => {
    joins = pending.negated;
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
      ...(absent && { absent }),
      ...more,
    });
    if (relation && before >= 0 && !absent && !terms[before]?.absent)
      parsed.relations.push({ ...relation, from: before, to: before + 1 });
    settle();
  };
  const addWhole = <Entry>(wanted: Entry[], unwanted: Entry[], entry: Entry) => {
    (pending.negated ? unwanted : wanted).push(entry);
    settle();
  };
  /** A color before nothing: `hats but not orange` describes the hats, `teal` the whole picture. */
  const settleColors = () => {
    const { colors, negated } = pending;
    const last = terms.at(-1);
    if (colors.length > 0 && negated && last && !last.absent)
      last.otherThan = [...(last.otherThan ?? []), ...colors];
    else (negated ? without : parsed).colors.push(...colors);
    pending = { ...pending, colors: [] };
  };

  for (let at = 0; at < items.length; at += 1) {
    const { text, meanings, number } = items[at] as (typeof items)[number];
    const next = items[at + 1];
    const numberAfter = countOf(next);
    const as = <Kind extends Meaning['as']>(kind: Kind) =>
      meanings.find((one): one is Extract<Meaning, { as: Kind }> => one.as === kind);
    const before = as('before');
    const relation = as('relation');
    const several = as('several');
    const color = as('color');
    const thing = as('thing');
    const type = as('type');
    const time = as('time');
    const place = as('place');
    const view = as('view');
    const count = countOf(items[at]) ?? number;
    if (before && numberAfter !== undefined) {
      pending = { ...pending, range: range(before, numberAfter, `${text} ${next?.text}`) };
      at += 1;
    } else if (as('between') && numberAfter !== undefined && items[at + 2]) {
      const to = countOf(items[at + 3]) ?? numberAfter;
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
      settleColors();
      pending = { ...nothingPending, negated: true };
    } else if (view) parsed.views.push({ text, view: view.view });
    else if (/^person-\d+$/.test(text)) addWhole(parsed.persons, without.persons, text);
    else if (time) addWhole(parsed.times, without.times, { text, scores: time.scores });
    else if (place) {
      const last = terms.at(-1);
      const placed = { place: { text, place: place.place } };
      if (last && !last.absent && pending.colors.length === 0) Object.assign(last, placed);
      else addTerm('something', { ...placed, anything: true });
    } else if (relation) {
      settleColors();
      pending = { ...pending, relation: { text, name: relation.name } };
    } else if (type && !(thing && isThing(pending, terms)))
      addWhole(parsed.types, without.types, { text, type: type.type });
    else if (color)
      pending = { ...pending, colors: [...pending.colors, { text, names: color.names }] };
    else if (count !== undefined) {
      const after = next?.meanings.find(({ as: kind }) => kind === 'after');
      if (after?.as === 'after') {
        pending = { ...pending, range: range(after, count, `${text} ${next?.text}`) };
        at += 1;
      } else pending = { ...pending, count };
    } else if (thing) addTerm(text, { sense: thing.sense });
    else if (as('join'))
      pending = {
        ...pending,
        negated: pending.negated || (joins && countOf(next) === undefined && !startsRange(next)),
      };
    else if (as('break')) joins = false;
    else if (meanings.length === 0) addTerm(text);
  }
  settleColors();
  markQualifiers(terms, tokens, isKnown);
  return parsed;
}

type Pending = Pick<Term, 'colors' | 'count' | 'range'> & {
  negated: boolean;
  relation?: Pick<ParsedQuery['relations'][number], 'text' | 'name'>;
};
const nothingPending: Pending = { colors: [], negated: false };

type Asked = { meanings: Meaning[]; number?: number };
const countOf = (item: Asked | undefined) => {
  const meant = item?.meanings.find(({ as }) => as === 'number');
  return meant?.as === 'number' ? meant.count : item?.number;
};
const startsRange = (item: Asked | undefined) =>
  item?.meanings.some(({ as }) => as === 'before' || as === 'several');

function range({ bound }: Extract<Cue, { as: 'before' | 'after' }>, count: number, text: string) {
  const [min, max] = bound(count);
  return { min, max, text };
}

const thingIn = ({ meanings }: Lexicon, stems: string): Partial<Term> => {
  const meaning = meanings.get(stems)?.find(({ as }) => as === 'thing');
  return meaning?.as === 'thing' ? { sense: meaning.sense } : {};
};

/** `pictures of a car` names a kind of asset, `a car beside a picture` a thing. */
const isThing = ({ relation, count, colors }: Pending, terms: Term[]) =>
  relation !== undefined ||
  count !== undefined ||
  colors.length > 0 ||
  terms.some(({ absent }) => !absent);

/**
 * Marks words without a label that only describe: verbs, adverbs, and unknown words before a thing.
 */
function markQualifiers(terms: Term[], tokens: string[], isKnown: (word: string) => boolean) {
  for (const [index, term] of terms.entries()) {
    if (term.anything || (term.sense?.labels.size ?? 0) > 0) continue;
    const next = terms[index + 1];
    const beforeThing =
      next &&
      tokens[tokens.indexOf(term.text) + 1] === next.text.split(' ')[0] &&
      (next.sense || isKnown(next.text));
    const isUnknown = !term.sense && !isKnown(term.text);
    const isPlain = /(ing|ed|ly)$/.test(term.text) || plainAdjectives.has(term.text);
    if (isPlain || (isUnknown && beforeThing)) {
      term.qualifies = true;
      if (!isPlain) term.proper = true;
    } else if (beforeThing && next.sense && term.colors.length > 0 && next.colors.length === 0) {
      next.colors = term.colors;
      term.colors = [];
      term.aside = true;
    }
  }
}
