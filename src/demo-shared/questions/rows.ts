import { sum } from '../sum.ts';
import { getDimension, getEntity } from './describe.ts';
import type { Comparison, Filter, Query, TimeRange } from './query.ts';
import type { Entity, Row, Schema } from './schema.ts';

export const matchesFilter = (row: Row, { field, values, not }: Filter) => {
  const cell = row[field];
  const cells = Array.isArray(cell) ? cell : [cell];
  return values.some((value) => cells.includes(value)) !== Boolean(not);
};
export const hasValue = (row: Row, field: string, value: string) =>
  matchesFilter(row, { field, values: [value] });

export const operators: Record<Comparison['operator'], (a: number, b: number) => boolean> = {
  over: (a, b) => a > b,
  under: (a, b) => a < b,
  'at least': (a, b) => a >= b,
  'at most': (a, b) => a <= b,
};

export function findRows(schema: Schema, query: Query) {
  const { comparisons, pick, limit = 1, aggregate, group } = query;
  const entity = getEntity(schema, query);
  let rows = entity.rows.filter((row) => matchesQuery(row, query));
  // Merging rows does not change their sum or count.
  const needsMerging =
    comparisons.length > 0 || !['count', 'sum', 'share', 'rate'].includes(aggregate);
  if (entity.keyField && needsMerging && !query.divisor) rows = mergeRows(entity, rows, group);
  rows = rows.filter((row) =>
    comparisons.every(({ measure, operator, value, isTotal }) => {
      const amount = row[measure];
      return isTotal || (typeof amount === 'number' && operators[operator](amount, value));
    }),
  );
  if (!pick) return rows;
  rows.sort((a, b) => (a.time ?? 0) - (b.time ?? 0));
  return pick === 'first' ? rows.slice(0, limit) : rows.slice(-limit).reverse();
}

/** Adds up rows with the same value in the fields `keyField` and, if set, `group`. */
function mergeRows({ keyField = '', measures }: Entity, rows: Row[], group = '') {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row[keyField]} ${row[group]}`;
    const existing = merged.get(key);
    const sums = measures.map((id) => [
      id,
      row[id] === undefined ? undefined : Number(existing?.[id] ?? 0) + Number(row[id]),
    ]);
    merged.set(key, {
      ...row,
      // `label` describes only one merged row.
      ...(existing && { label: row.name ?? row.label }),
      ...Object.fromEntries(sums),
    });
  }
  return [...merged.values()];
}

const matchesQuery = (row: Row, { filters, range }: Query) =>
  filters.every((filter) => filter.omitsGroups || matchesFilter(row, filter)) &&
  (!range || isWithin(row, range));

/** A moment (`from` equals `to`) must be within a row's duration. A range must contain `time`. */
const isWithin = ({ time = 0, start = time, until = time }: Row, { from, to }: TimeRange) =>
  from === to && until > time
    ? Math.floor(start) <= from && until >= from
    : time >= from && time <= to;

/** If the query ranks a measure, sorts rows by it and removes those without it. */
export function sortRows(rows: Row[], { aggregate, measure, order }: Query) {
  const rank = aggregate === 'max' ? 'most' : aggregate === 'min' ? 'least' : order;
  if (!measure || !rank) return rows;
  const amountOf = (row: Row) => row[measure] as number;
  const sign = rank === 'most' ? -1 : 1;
  return rows
    .filter((row) => typeof row[measure] === 'number')
    .sort((a, b) => sign * (amountOf(a) - amountOf(b)));
}

const amountsOf = (rows: readonly Row[], measure: string) =>
  rows.map((row) => row[measure]).filter((amount) => typeof amount === 'number');
export const toSumOrCount = (query: Query): Query => ({
  ...query,
  aggregate: query.measure ? 'sum' : 'count',
  divisor: undefined,
});

const quantiles = { min: 0, p15: 0.15, median: 0.5, p85: 0.85, p95: 0.95, max: 1 };

/** Returns undefined for a mean or quantile of no amounts, or a division by 0. */
export function aggregateRows(schema: Schema, query: Query, rows: readonly Row[]) {
  const { aggregate, measure = '', range, divisor } = query;
  const entity = getEntity(schema, query);
  const countDistinct = (field?: string) =>
    field ? new Set(rows.map((row) => row[field])).size : rows.length;
  let amounts = amountsOf(rows, measure);
  const divisorField = divisor === entity.id ? entity.keyField : divisor;
  // `median order value`: the median order total.
  if (divisor && aggregate === 'median')
    amounts = [...Map.groupBy(rows, (row) => row[divisorField ?? '']).values()].map(
      (groupRows) => aggregateRows(schema, toSumOrCount(query), groupRows) ?? 0,
    );
  else if (divisor) {
    const divisorAmount = schema.measures.some(({ id }) => id === divisor)
      ? sum(amountsOf(rows, divisor))
      : countDistinct(divisorField);
    const dividend = query.measure ? sum(amounts) : countDistinct(entity.keyField);
    return divisorAmount === 0 ? undefined : dividend / divisorAmount;
  }
  const count = countDistinct(query.countedField ?? entity.keyField);
  if (aggregate === 'rate')
    return (query.measure ? sum(amounts) : count) / schema.rate.unitsIn(range);
  if (aggregate === 'count' || aggregate === 'list' || aggregate === 'share') return count;
  if (aggregate === 'sum') return sum(amounts);
  if (amounts.length === 0) return;
  if (aggregate === 'mean') return sum(amounts) / amounts.length;
  const sorted = amounts.toSorted((a, b) => a - b);
  const position = quantiles[aggregate] * (sorted.length - 1);
  const [low = 0, high = low] = sorted.slice(Math.floor(position));
  return low + (high - low) * (position % 1);
}

export function findGroups(schema: Schema, query: Query, rows: Row[], field: string) {
  const { filters, comparisons } = query;
  const exclusions = filters.filter(({ omitsGroups }) => omitsGroups);
  // In `gloves but not soap`, the filter for gloves would hide the rows of soap.
  const required = filters.filter(
    (filter) => !filter.omitsGroups && exclusions.some(({ field: id }) => filter.field === id),
  );
  const otherFilters = filters.filter((filter) => !required.includes(filter));
  const excludedRows = getEntity(schema, query).rows.filter(
    (row) =>
      exclusions.some((filter) => matchesFilter(row, filter)) &&
      matchesQuery(row, { ...query, filters: otherFilters }),
  );
  return getDimension(schema, field).values.flatMap(({ id, label }) => {
    const groupRows = rows.filter((row) => hasValue(row, field, id));
    const isMatch = comparisons.every(
      ({ measure, operator, value, isTotal }) =>
        !isTotal ||
        operators[operator](
          measure === query.entity ? groupRows.length : sum(amountsOf(groupRows, measure)),
          value,
        ),
    );
    const isExcluded =
      (required.length > 0 && groupRows.length === 0) ||
      excludedRows.some((row) => hasValue(row, field, id));
    return isMatch && !isExcluded ? [{ id, label, groupRows }] : [];
  });
}
