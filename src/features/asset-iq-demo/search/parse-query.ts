import { matchTerms } from '../../../demo-shared/questions/phrases.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import {
  canHaveBoxes,
  isPersonId,
  type ParsedQuery,
  type Range,
  type Sense,
  type Term,
} from './query.ts';
import { splitList, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const adjectives = new Set(splitList(words.adjectives));
/** Worn by people: `two people in hard hats` asks for two hats. */
const wornLabels = new Set(splitList(words.worn));
/** Labels of objects often without a box, so text is enough. */
const textLabels = new Set(splitList(words.textLabels));
/** `on the left of the picture` means `on the left`. */
const ofFrame = new RegExp(` of (the|this|a) (${splitList(words.frames).join('|')})\\b`, 'gi');

/** Modifiers that apply to the next noun. */
type Pending = Pick<Term, 'colors' | 'count' | 'range'> & {
  isNegated: boolean;
  /** The noun follows `or`. */
  isAlternative?: true;
  relation?: Pick<ParsedQuery['relations'][number], 'text' | 'name'>;
};
const faceSense: Sense = {
  labels: new Map([['face', { weight: 1, matchType: 'face' }]]),
  words: [],
};
const createPending = (): Pending => ({ colors: [], isNegated: false });

const createConditions = () => ({ timesOfDay: [], types: [], colors: [] });

/**
 * Parses a query from left to right. Numbers and colors apply to the next noun. Sides of the
 * picture, and colors without a next noun, apply to the previous noun. A negation continues after
 * `and` and `or`, up to a noun with a number. Words without a meaning are searched in the texts.
 */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
  isKnown: (word: string) => boolean,
  correct: (word: string, isLast: boolean) => string | undefined,
) {
  // Like `with`, a comma ends a negation.
  const typed = tokenize(query.replace(ofFrame, '').replace(/[,;]/g, ' with '));
  const tokens = typed.map((word, index) => correct(word, index === typed.length - 1) ?? word);
  const { terms: phrases } = matchTerms(tokens, lexicon, stopWords);
  const parsed: ParsedQuery = {
    ...createConditions(),
    terms: [],
    relations: [],
    views: [],
    without: createConditions(),
    corrections: typed.flatMap((word, index) =>
      word === tokens[index] ? [] : [{ typed: word, correction: tokens[index] ?? '' }],
    ),
  };
  const { terms, without } = parsed;
  let pending = createPending();
  let wasNegated = false;

  const resetPending = () => {
    wasNegated = pending.isNegated;
    pending = createPending();
  };
  const addTerm = (text: string, more: Partial<Term> = {}) => {
    const { colors, count, range, isNegated, relation, isAlternative } = pending;
    const last = terms.at(-1);
    const isExcluded = isNegated || range?.max === 0 || count === 0;
    const term: Term = {
      text,
      colors,
      range,
      count,
      ...(isExcluded && { isExcluded }),
      ...more,
    };
    const isPlain = colors.length === 0 && count === undefined && !range && !isExcluded;
    if (last && isAlternative && isPlain && !last.isExcluded)
      terms.splice(-1, 1, joinTerms(last, term));
    else terms.push(term);
    if (relation && last && !isExcluded && !last.isExcluded)
      parsed.relations.push({ ...relation, from: terms.length - 2, to: terms.length - 1 });
    resetPending();
  };
  const addCondition = <Entry>(wanted: Entry[], unwanted: Entry[], entry: Entry) => {
    applyPendingColors();
    (pending.isNegated ? unwanted : wanted).push(entry);
    resetPending();
  };
  /** Applies colors that no noun follows: `a parasol in orange`, `hats but not orange`, `teal`. */
  const applyPendingColors = () => {
    const { colors, isNegated } = pending;
    const last = terms.at(-1);
    if (colors.length === 0) return;
    if (!last || last.isExcluded) (isNegated ? without : parsed).colors.push(...colors);
    else if (isNegated) last.excludedColors = [...(last.excludedColors ?? []), ...colors];
    else last.colors = [...last.colors, ...colors];
    pending.colors = [];
  };

  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index] as (typeof phrases)[number];
    const { text } = phrase;
    const next = phrases[index + 1];
    const nextNumber = countOf(next);
    const upperNumber = countOf(phrases[index + 3]);
    const current = meaningsOf(phrase);
    const { prefix, relation, several, color, thing, type, time, place, view } = current;
    const following = meaningsOf(next);
    const count = countOf(phrase);
    const last = terms.at(-1);
    const lastColor = pending.colors.at(-1);
    // `a car beside a picture` is about an object, not a type of asset.
    const isInRelation = pending.relation ?? following.relation;
    if (prefix && nextNumber !== undefined) {
      pending.range = rangeOf(prefix, nextNumber, `${text} ${next?.text}`);
      index += 1;
    } else if (current.between && nextNumber !== undefined && upperNumber !== undefined) {
      pending.range = {
        min: nextNumber,
        max: upperNumber,
        text: `between ${nextNumber} and ${upperNumber}`,
      };
      index += 3;
    } else if (several) pending.range = { min: several.min, max: Infinity, text };
    else if (current.alone && last) last.count ??= 1;
    else if (current.nobody) {
      pending = { ...createPending(), isNegated: true };
      addTerm('people', {
        sense: meaningsOf({ meanings: lexicon.meanings.get('person') ?? [] }).thing?.sense,
      });
    } else if (current.not) {
      applyPendingColors();
      pending = { ...createPending(), isNegated: true };
    } else if (view) parsed.views.push({ text, view: view.view });
    else if (isPersonId(text)) addTerm(text, { sense: faceSense });
    else if (time) {
      const prior =
        pending.isAlternative && !pending.isNegated ? parsed.timesOfDay.pop() : undefined;
      const entry = { text, scores: time.scores };
      addCondition(parsed.timesOfDay, without.timesOfDay, prior ? joinTimes(prior, entry) : entry);
    } else if (place) {
      const placed = { side: { text, places: place.places } };
      if (last && !last.isExcluded && !lastColor) Object.assign(last, placed);
      else addTerm('something', { ...placed, matchesAnyObject: true });
    } else if (relation) {
      applyPendingColors();
      pending.relation = { text, name: relation.name };
    } else if (current['each other']) {
      const lastIndex = terms.length - 1;
      if (pending.relation && last)
        parsed.relations.push({ ...pending.relation, from: lastIndex, to: lastIndex });
      resetPending();
    } else if (type && !(thing && canHaveBoxes(thing) && isInRelation))
      addCondition(type.isExcluded ? without.types : parsed.types, without.types, {
        text,
        type: type.type,
      });
    else if (color && lastColor && pending.isAlternative)
      pending.colors.splice(-1, 1, {
        text: `${lastColor.text} or ${text}`,
        names: [...lastColor.names, ...color.names],
        nearestNames: [...lastColor.nearestNames, ...color.names.slice(0, 1)],
      });
    else if (color)
      pending.colors.push({ text, names: color.names, nearestNames: color.names.slice(0, 1) });
    else if (count !== undefined) {
      if (following.suffix) {
        pending.range = rangeOf(following.suffix, count, `${text} ${next?.text}`);
        index += 1;
      } else pending.count = count;
    } else if (thing) addTerm(text, { sense: thing.sense });
    else if (current.andOr) {
      const isNumbered = nextNumber !== undefined || following.prefix || following.several;
      if (wasNegated && !isNumbered) pending.isNegated = true;
      if (text === 'or') pending.isAlternative = true;
    } else if (current.endsNegation) {
      wasNegated = false;
      // In `one with a bus`, `one` is not a number.
      delete pending.count;
    } else if (phrase.meanings.length === 0 || (current.filler && pending.count !== undefined))
      // With a number, a filler is a noun: `two thumbnails`.
      addTerm(text);
  }
  applyPendingColors();
  // A relation or number without a noun is searched as text: `people inside`, `404`.
  const unused = pending.relation?.text ?? pending.range?.text ?? pending.count;
  pending = createPending();
  if (unused !== undefined) addTerm(String(unused));
  adjustTerms(terms, tokens, isKnown);
  return parsed;
}

type Phrase = { meanings: Meaning[]; number?: number };
/** Returns the first meaning of each kind (`as`). */
const meaningsOf = (phrase?: Phrase) =>
  Object.fromEntries(
    (phrase?.meanings ?? []).toReversed().map((meaning) => [meaning.as, meaning]),
  ) as {
    [Kind in Meaning['as']]?: Extract<Meaning, { as: Kind }>;
  };
const countOf = (phrase?: Phrase) => meaningsOf(phrase).number?.count ?? phrase?.number;

/** Adds `min` and `max` to `count`. `fewer than three` means one or two. */
const rangeOf = (
  { min, max = Infinity }: { min?: number; max?: number },
  count: number,
  text: string,
): Range => ({
  min: min === undefined ? Math.min(1, count + max) : count + min,
  max: count + max,
  text,
});

const joinTerms = (a: Term, b: Term): Term => ({
  ...a,
  text: `${a.text} or ${b.text}`,
  sense: {
    labels: new Map([...(a.sense?.labels ?? []), ...(b.sense?.labels ?? [])]),
    words: [a, b].flatMap(({ text, sense }) => [text, ...(sense?.words ?? [])]),
  },
  ...(!(canHaveBoxes(a) && canHaveBoxes(b)) && { isTextEnough: true }),
});

type Time = ParsedQuery['timesOfDay'][number];
const joinTimes = (a: Time, b: Time): Time => ({
  text: `${a.text} or ${b.text}`,
  scores: Object.fromEntries(
    (['night', 'dusk', 'dawn', 'day', 'sun'] as const).map((key) => [
      key,
      Math.max(a.scores[key] ?? 0, b.scores[key] ?? 0),
    ]),
  ),
});

const isWorn = (term?: Term) =>
  [...(term?.sense?.labels.keys() ?? [])].some((label) => wornLabels.has(label));

/** Sets flags. Moves colors (`green roof house`) and copies numbers to the next term. */
function adjustTerms(terms: Term[], tokens: string[], isKnown: (word: string) => boolean) {
  const text = ` ${tokens.join(' ')} `;
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    const isBeforeNext = next && text.includes(` ${term.text} ${next.text} `);
    const isUnknown = !term.sense && !isKnown(term.text);
    if (isWorn(next) && next?.text.endsWith('s') && term.sense?.labels.has('person')) {
      next.count ??= term.count;
      next.range ??= term.range;
    }
    if (isBeforeNext && next.sense && term.colors.length > 0 && next.colors.length === 0) {
      next.colors = term.colors;
      term.colors = [];
      if (!canHaveBoxes(term)) term.gaveColorToNext = true;
    }
    if (term.sense && canHaveBoxes(term)) {
      if (
        isBeforeNext ||
        [...term.sense.labels].some(
          ([label, { matchType }]) => matchType !== 'kind' && textLabels.has(label),
        )
      )
        term.isTextEnough = true;
    } else if (/ly$/.test(term.text) || adjectives.has(term.text)) term.isOptional = true;
    else if (/(ing|ed)$/.test(term.text) || (isUnknown && isBeforeNext && isKnown(next.text)))
      term.isQualifier = true;
  }
}
