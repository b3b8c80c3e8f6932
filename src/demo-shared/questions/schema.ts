import type { Span } from './query.ts';

type Cell = string | readonly string[] | number | undefined;
/** `time` places a row in a span; `until` ends a row that lasts. Lists show `name` and `detail`. */
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

/** Phrases are separated by `|`; plurals and verb forms are found by stem. */
type Phrases = string;

export type Value = { id: string; label: string; many?: string; words?: Phrases };
/** One phrase for several values: `vehicle` for every kind but people. */
type ValueGroup = { words: Phrases; values: readonly string[] };

export type Dimension = {
  id: string;
  label: string;
  many: string;
  words: Phrases;
  values: readonly Value[];
  groups?: readonly ValueGroup[];
  /** The values name the rows themselves: trucks are vehicles. */
  names?: boolean;
  /** The entity that its values are kinds of, if that is not the first with it. */
  counts?: string;
  /** Groups keep the order of the values. */
  ordered?: boolean;
  /** Why this role may not see it. */
  hidden?: string;
};

export type Measure = {
  id: string;
  label: string;
  words: Phrases;
  /** `fastest`, `faster`: the measure and its order in one word. */
  high?: Phrases;
  low?: Phrases;
  units?: Phrases;
  /** How rows are combined if the question does not say: `mean` by default. */
  usual?: 'sum' | 'max';
  format: (value: number) => string;
  hidden?: string;
};

export type Entity = {
  id: string;
  label: string;
  many: string;
  words: Phrases;
  rows: readonly Row[];
  dimensions: readonly string[];
  measures: readonly string[];
  /** The measure meant by `how long`. */
  duration?: string;
  /** The measure meant by `biggest` and by a comparison without a measure. */
  main?: string;
  /** A question without an aggregate lists the rows. */
  lists?: boolean;
  /** Values of its dimensions that it never has. */
  lacks?: readonly string[];
  /** Rows with the same value here count once. */
  distinct?: string;
  /** The span of a question that names none; `null` for rows without time. */
  span?: Span | null;
};

/** `instead` is a question that comes near. */
/** A part without what its first phrases and its key say. */
export type Defined<Part> = Omit<Part, 'id' | 'label' | 'many'> & { words: Phrases };

type Absent = { words: Phrases; answer: string; instead?: string };

export type Schema = {
  /** The first entity that has everything asked for is used. */
  entities: readonly Entity[];
  dimensions: readonly Dimension[];
  measures: readonly Measure[];
  /** What people ask for and the data does not hold. */
  absent: readonly Absent[];
  /** Verbs and nouns that add nothing to a question here. */
  fillers: Phrases;
  rate?: { words: Phrases; label: string; units: (span?: Span) => number };
  /** The dimension of `trend`, and its span in whole steps. */
  trend?: string;
  trendSpan?: Span;
  worst: 'most' | 'least';
  takeSpan: (text: string) => { span?: Span; rest: string };
  /** The sentence for words that could not be read. */
  unread: (words: readonly string[]) => string;
};
