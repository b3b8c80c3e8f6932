export type TimeRange = { from: number; to: number; label: string };
export type Filter = { field: string; values: string[]; not?: boolean };
export type Comparison = {
  measure: string;
  operator: 'over' | 'under' | 'at least' | 'at most';
  value: number;
};
export type Aggregate = 'count' | 'list' | 'sum' | 'mean' | 'max' | 'min' | 'share' | 'rate';

/** A parsed question: `top 5 accounts` has `order: 'most'` and `limit: 5`. */
export type Query = {
  entity: string;
  aggregate: Aggregate;
  measure?: string;
  filters: Filter[];
  comparisons: Comparison[];
  /** The dimension whose distinct values are counted instead of rows. */
  distinct?: string;
  group?: string;
  order?: 'most' | 'least';
  limit?: number;
  range?: TimeRange;
};
