import type { TimeRange } from './query.ts';

type Cell = string | readonly string[] | number | undefined;
/** `label` describes the row, `name` is shorter. A row with `until` lasts from `time` until then. */
export type Row = {
  id: string;
  label: string;
  name?: string;
  detail?: string;
  time?: number;
  until?: number;
} & {
  [field: string]: Cell;
};

/** Phrases separated by `|`. Stemming covers plurals and verb forms. */
type Phrases = string;

export type Value = { id: string; label: string; plural?: string; phrases?: Phrases };
/** A phrase for several values: `two wheelers` for motorcycles and bicycles. */
type ValueGroup = { phrases: Phrases; values: readonly string[] };

export type Dimension = {
  id: string;
  label: string;
  plural: string;
  phrases: Phrases;
  values: readonly Value[];
  groups?: readonly ValueGroup[];
  /** The values are nouns for rows: trucks are vehicles. */
  valuesAreNouns?: boolean;
  /** The entity that `how many` counts; by default the first one with this dimension. */
  countedEntity?: string;
  /** Groups keep the order of `values`; otherwise they are sorted by the measure. */
  ordered?: boolean;
  /** Values count only after this entity was mentioned: `accounts without deals`. */
  ownerEntity?: string;
  /** Why the role may not see the dimension. */
  hiddenReason?: string;
};

export type Measure = {
  id: string;
  label: string;
  phrases: Phrases;
  /** Adjectives that name the measure and an order: `fastest`, `faster`. */
  most?: Phrases;
  least?: Phrases;
  units?: Phrases;
  /** Without it, the default is `mean`. */
  defaultAggregate?: 'sum' | 'max';
  format: (value: number) => string;
  hiddenReason?: string;
};

export type Entity = {
  id: string;
  label: string;
  plural: string;
  phrases: Phrases;
  rows: readonly Row[];
  dimensions: readonly string[];
  measures: readonly string[];
  /** Measures for `how long` and `when`. */
  durationMeasure?: string;
  whenMeasure?: string;
  /** The measure that `biggest` sorts by, and of comparisons without a measure. */
  mainMeasure?: string;
  /** Stems of words that suggest this entity without naming it. */
  impliedBy?: readonly string[];
  /** By default, questions list rows instead of counting them. */
  listedByDefault?: boolean;
  /** Values that only other entities have. */
  impossibleValues?: readonly string[];
  /** Rows with the same value in this field count once. */
  distinct?: string;
  /** For questions without a time range; `null` if rows have no time. */
  defaultRange?: TimeRange | null;
};

/** A quotient of two totals: `order value` is revenue per order. */
type Ratio = { phrases: Phrases; measure: string; per: string };

/** Data that people ask for, but that does not exist or is hidden. */
type Absent = { phrases: Phrases; answer: string; suggestion?: string };

export type Schema = {
  /** The first entity that supports a question answers it. */
  entities: readonly Entity[];
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  ratios?: readonly Ratio[];
  absent: readonly Absent[];
  /** Verbs and nouns without meaning for this data. */
  fillers: Phrases;
  /** Patterns with their replacements, applied before a question is read. */
  rewrites?: readonly string[][];
  rate?: { phrases: Phrases; label: string; units: (range?: TimeRange) => number };
  /** For questions about a `trend`. The range covers whole steps of the dimension. */
  trendDimension?: string;
  trendRange?: TimeRange | undefined;
  /** The groups of `who buys the most`. */
  whoDimension?: string;
  worstOrder: 'most' | 'least';
  /** Returns the days that have passed of a range, and the same days a year before. */
  withYearBefore?: (range: TimeRange) => { range: TimeRange; baseline: TimeRange };
  extractRange: (text: string) => { range?: TimeRange; rest: string };
  /** `outside`: no row has that time. `unread`: unknown words. `apart`: words do not fit together. */
  messages: { outside: string; unread: string; apart: string };
};
