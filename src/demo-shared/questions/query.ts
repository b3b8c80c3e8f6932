export type Span = { from: number; to: number; label: string };
export type Filter = { field: string; values: string[]; not?: boolean };
export type Limit = { measure: string; side: 'over' | 'under'; value: number };
export type Aggregate = 'count' | 'list' | 'sum' | 'mean' | 'max' | 'min' | 'share' | 'rate';

export type Query = {
  entity: string;
  aggregate: Aggregate;
  measure?: string;
  filters: Filter[];
  limits: Limit[];
  /** The dimension whose values are counted, rather than rows. */
  distinct?: string;
  group?: string;
  order?: 'most' | 'least';
  top?: number;
  span?: Span;
};
