import type words from './words.json';

/** `from` and `to`: seconds, or days from today. */
export type TimeRange = { from: number; to: number; label: string };
export type Filter = {
  field: string;
  values: string[];
  not?: boolean;
  /** Omits groups with such a row: `accounts that never bought gloves`. */
  omitsGroups?: boolean;
};
export type Comparison = {
  /** A measure, an entity to count, or `change` from the baseline. */
  measure: string;
  operator: 'over' | 'under' | 'at least' | 'at most';
  value: number;
  /** Compares the total of a group, not the amount of a row. */
  isTotal?: boolean;
};
/** `rate`: count or sum per day or minute of the range. `share`: part of the total. */
export type Aggregate = keyof typeof words.aggregates;

/** A parsed question: `top 5 accounts` has `order: 'most'` and `limit: 5`. */
export type Query = {
  entity: string;
  aggregate: Aggregate;
  measure?: string;
  /** Divides the amount by this measure, or by the count of this dimension or entity. */
  divisor?: string;
  filters: Filter[];
  comparisons: Comparison[];
  /** The dimension whose distinct values are counted instead of rows. */
  countedField?: string;
  group?: string;
  order?: 'most' | 'least';
  limit?: number;
  range?: TimeRange;
  baseline?: TimeRange;
  /** Uses only the first or last rows in time: `limit` of them, by default one. */
  pick?: 'first' | 'last';
};
