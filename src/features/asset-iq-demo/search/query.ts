import type { Correction } from '../../../demo-shared/questions/phrases.ts';

export type MediaType = 'picture' | 'film shot';
export type View = 'aerial' | 'close up' | 'low';
export type Side = 'left' | 'right' | 'top' | 'bottom' | 'center';
/** Bounding boxes have no depth, so `behind` is read as `near`. */
export type RelationName = 'left of' | 'right of' | 'above' | 'below' | 'near' | 'on' | 'under';
/** Scores of times of day, 0 to 1. `sun` is a bonus for pictures that show the sun. */
export type TimeScores = Partial<Record<'night' | 'dusk' | 'dawn' | 'day' | 'sun', number>>;

/**
 * `text`: the query's words. `names`: matching palette colors, nearest first. `nearestNames`: the
 * nearest one for each color word, so `red or orange` has two.
 */
export type QueryColor = { text: string; names: string[]; nearestNames: string[] };

export type Range = { min: number; max: number; text: string };

/**
 * `kind`: a phrase wider than the label it matches, such as `vehicle`. `narrower`: a phrase
 * narrower than its label, such as `doctor`. `face`: a person's id, such as `person-05`.
 */
type MatchType = 'name' | 'synonym' | 'kind' | 'narrower' | 'face';
/** `labels` have weights from 0 to 1. `words`: phrases that also match in texts. */
export type Sense = {
  labels: Map<string, { weight: number; matchType: MatchType }>;
  words: string[];
};

export type Term = {
  text: string;
  sense?: Sense;
  colors: QueryColor[];
  excludedColors?: QueryColor[];
  /** For a side without a noun: `orange on the left`. */
  matchesAnyObject?: true;
  /** `places` has two sides for a corner. */
  side?: { text: string; places: Side[] };
  /** Assets with another number match partially. */
  count?: number;
  /** Other numbers do not match: `at least two`. */
  range?: Range;
  isExcluded?: true;
  /** Ignored if no asset has it: a verb (`pointing`), or an unknown word (`Toyota car`). */
  isQualifier?: true;
  /** An adjective that nothing can prove: `lovely`. Required only without other terms. */
  isOptional?: true;
  /** Needs no box: a noun before a noun (`shop shelf`), or an object that often has none. */
  isTextEnough?: true;
  /** The term is ignored: `roof` in `green roof house`, where `green` moves to `house`. */
  gaveColorToNext?: true;
};

type Conditions = {
  timesOfDay: { text: string; scores: TimeScores }[];
  types: { text: string; type: MediaType }[];
  colors: QueryColor[];
};

/** `from` and `to` are indexes of `terms`. `without`: conditions that exclude an asset. */
export type ParsedQuery = Conditions & {
  terms: Term[];
  relations: { text: string; name: RelationName; from: number; to: number }[];
  views: { text: string; view: View }[];
  without: Conditions;
  corrections: Correction[];
};

export const isPersonId = (text: string) => /^person-\d+$/.test(text);
export const canHaveBoxes = (term?: Pick<Term, 'sense' | 'matchesAnyObject'>) =>
  term?.matchesAnyObject || (term?.sense?.labels.size ?? 0) > 0;
/** A box alone does not prove `doctor`. */
export const needsText = ({ sense }: Term) =>
  [...(sense?.labels.values() ?? [])].some(({ matchType }) => matchType === 'narrower');

export const formatTerm = ({
  count,
  range,
  colors,
  text,
  isExcluded,
  excludedColors,
  side,
}: Term) =>
  [
    isExcluded && !range && count === undefined ? 'no' : '',
    range?.text ?? count ?? '',
    ...colors.map((color) => color.text),
    text,
    excludedColors ? `not ${excludedColors.map((color) => color.text).join(' or ')}` : '',
    side?.text ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const textsOf = ({ types, timesOfDay, colors }: Conditions) =>
  [...types, ...timesOfDay, ...colors].map(({ text }) => text);

export const listUnderstood = (query: ParsedQuery) => [
  ...query.terms.map(formatTerm),
  ...textsOf(query),
  ...textsOf(query.without).map((text) => `not ${text}`),
];
