import type { TimeRange } from './query.ts';

type Cell = string | readonly string[] | number | undefined;
/** `name` is a short `label`. `time`, `start` and `until`: days from today or seconds. */
export type Row = {
  id: string;
  label: string;
  name?: string;
  detail?: string;
  time?: number;
  start?: number;
  until?: number;
} & { [field: string]: Cell };

/** Phrases separated by `|`. Stemming covers plurals and verb forms. */
type Phrases = string;

export type Value = { id: string; label: string; plural?: string; phrases?: Phrases };

export type Dimension = {
  id: string;
  label: string;
  plural: string;
  phrases: Phrases;
  values: readonly Value[];
  /** Phrases for several values: `two wheelers` for motorcycles and bicycles. */
  valueGroups?: readonly { phrases: Phrases; values: readonly string[] }[];
  /** A value's label can replace the entity's noun: `trucks`, not `vehicles`. */
  valuesNameRows?: boolean;
  /** The entity whose rows `how many bakeries` counts. */
  countedEntity?: string;
  /** Groups are in the order of `values`, not highest first, unless the query has an `order`. */
  ordered?: boolean;
  /** Values match only if a question names this entity: `accounts without deals`. */
  ownerEntity?: string;
  /** If hidden: the answer to questions about it. */
  hiddenReason?: string;
};

export type Measure = {
  id: string;
  label: string;
  phrases: Phrases;
  /** Adjectives such as `fastest` and `faster`. */
  most?: Phrases;
  least?: Phrases;
  units?: Phrases;
  /** By default `mean`. */
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
  /** Answers `how long`. */
  durationMeasure?: string;
  whenMeasure?: string;
  /** Used if a question names no measure: `biggest`, `over 300`. */
  mainMeasure?: string;
  /** Stems of words that suggest this entity without naming it. */
  impliedBy?: readonly string[];
  /** True: the entity's name alone (`promises`) lists its rows. False: it counts them. */
  listedByDefault?: boolean;
  /** Values of its dimensions that only other entities have. */
  impossibleValues?: readonly string[];
  /** Rows with the same value in this field count as one. */
  keyField?: string;
  /** Used for questions without a time range; `null` if rows have no time. */
  defaultRange?: TimeRange | null;
  /** Answers about earlier times add `messages.outside`. */
  dataStart?: number;
};

export type Schema = {
  /** Tried in this order, mentioned entities first. */
  entities: readonly Entity[];
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  /** Quotients of two totals: `order value` is revenue per order. */
  ratios?: readonly { phrases: Phrases; measure: string; divisor: string }[];
  /** Data that does not exist or is hidden. */
  absent: readonly { phrases: Phrases; answer: string; suggestion?: string }[];
  /** Verbs and nouns without meaning for this data. */
  fillers: Phrases;
  /** Pairs of pattern and replacement, applied before parsing. */
  rewrites: readonly string[][];
  /** For `orders per day`. `unitsIn`: days or minutes in a range. */
  rate: { phrases: Phrases; label: string; unitsIn: (range?: TimeRange) => number };
  /** The groups of `over time`. */
  trendDimension: string;
  /** Default time ranges by group, ending before the current month or quarter. */
  rangeByGroup?: Record<string, TimeRange | undefined>;
  /** The groups of `who buys the most`. */
  whoDimension?: string;
  worstMeans: 'most' | 'least';
  /** Cuts a range to its past days, if any. `baseline`: the same days a year before. */
  withYearBefore?: (range: TimeRange) => { range: TimeRange; baseline: TimeRange };
  extractRange: (text: string) => { range?: TimeRange; rest: string };
  messages: { outside: string; unknownWords: string; unmatchedWords: string };
};
