import { formatList, formatNumber, formatPercent } from '../../format.ts';
import {
  aggregateNames,
  formatFilter,
  formatNoun,
  formatQualifiers,
  getDimension,
  getEntity,
  getMeasure,
} from './describe.ts';
import type { Aggregate, Filter, Query, TimeRange } from './query.ts';
import type { Row, Schema } from './schema.ts';

export type Group = { id: string; label: string; value: number; text: string };
export type Result = {
  sentence: string;
  /** A single value, or the value of the first group or row. */
  value: number | undefined;
  groups: Group[];
  /** The rows from which the value was computed, most significant first. */
  rows: Row[];
};

const matchesFilter = (row: Row, { field, values, not }: Filter) => {
  const cell = row[field];
  const cells = Array.isArray(cell) ? cell : [cell];
  return values.some((value) => cells.includes(value)) !== Boolean(not);
};

export const operators = {
  over: (amount: number, value: number) => amount > value,
  under: (amount: number, value: number) => amount < value,
  'at least': (amount: number, value: number) => amount >= value,
  'at most': (amount: number, value: number) => amount <= value,
};

function findRows(schema: Schema, query: Query): Row[] {
  const { filters, comparisons, range } = query;
  return getEntity(schema, query).rows.filter(
    (row) =>
      filters.every((filter) => matchesFilter(row, filter)) &&
      comparisons.every(({ measure, operator, value }) => {
        const amount = row[measure];
        return typeof amount === 'number' && operators[operator](amount, value);
      }) &&
      (!range || isWithin(row, range)),
  );
}

/** A moment matches rows that last through it; a longer range matches rows that begin in it. */
const isWithin = ({ time = 0, until = time }: Row, { from, to }: TimeRange) =>
  from === to ? time <= from && until >= from : time >= from && time <= to;

export function answerQuery(schema: Schema, query: Query): Result {
  const rows = sortRows(findRows(schema, query), query);
  if (query.group) return answerWithGroups(schema, query, rows);
  if (query.aggregate === 'share') return answerShare(schema, query, rows);
  const value = aggregateRows(schema, query, rows);
  const noun = formatNoun(schema, query, value);
  const qualifiers = joinQualifiers(formatQualifiers(schema, query));
  const result = { value, groups: [], rows: rows.slice(0, query.limit) };
  if (query.aggregate === 'count' || query.aggregate === 'list') {
    const listedRows = query.aggregate === 'list' ? result.rows.slice(0, 3) : [];
    const names =
      listedRows.length > 0
        ? ` ${formatList(listedRows.map(({ label }) => label.replace(/\.$/, '')))}.`
        : '';
    const count = query.aggregate === 'list' && query.limit ? listedRows.length : (value ?? 0);
    return {
      ...result,
      value: count,
      sentence: `${count === 0 ? 'No' : formatNumber(count)} ${noun}${qualifiers}.${names}`,
    };
  }
  if (value === undefined) return { ...result, sentence: `No ${noun}${qualifiers}.` };
  if (query.aggregate === 'rate')
    return {
      ...result,
      sentence: `${formatDecimal(value)} ${noun} ${schema.rate?.label}${qualifiers}.`,
    };
  const measure = getMeasure(schema, query.measure ?? '');
  const isExtreme = query.aggregate === 'max' || query.aggregate === 'min';
  const holder = isExtreme && rows[0] ? ` (${rows[0].label})` : '';
  return {
    ...result,
    sentence: `${capitalize(describeValue(schema, query))}${qualifiers}: ${measure.format(value)}${holder}.`,
  };
}

/** `average speed of trucks`, `top speed of cars`, `vehicles in line` */
function describeValue(schema: Schema, query: Query): string {
  const { aggregate, measure: id } = query;
  const noun = formatNoun(schema, query);
  if (!id) return noun;
  const measure = getMeasure(schema, id);
  const prefix = aggregate === measure.defaultAggregate ? '' : aggregateNames[aggregate];
  const { mainMeasure, plural } = getEntity(schema, query);
  const isImplied = mainMeasure === id && noun === plural;
  return `${prefix} ${measure.label}${isImplied ? '' : ` of ${noun}`}`.trim();
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joinQualifiers = (texts: string[]) => texts.map((text) => `, ${text}`).join('');
const formatDecimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** Sorts rows by the measure if the query asks for an order. Removes rows without the measure. */
function sortRows(rows: Row[], { aggregate, measure, order }: Query): Row[] {
  const isDescending = aggregate === 'max' || (aggregate !== 'min' && order !== 'least');
  if (!measure || !(order || aggregate === 'max' || aggregate === 'min')) return rows;
  const amountOf = (row: Row) => (row[measure] as number | undefined) ?? Number.NaN;
  return rows
    .filter((row) => !Number.isNaN(amountOf(row)))
    .sort((a, b) => (isDescending ? amountOf(b) - amountOf(a) : amountOf(a) - amountOf(b)));
}

/** Undefined if no row has the measure. A sum is 0 then. */
function aggregateRows(schema: Schema, query: Query, rows: readonly Row[]): number | undefined {
  const { aggregate, measure = '', range } = query;
  const distinct = query.distinct ?? getEntity(schema, query).distinct;
  const count = distinct ? new Set(rows.map((row) => row[distinct])).size : rows.length;
  if (aggregate === 'rate') return count / (schema.rate?.units(range) ?? 1);
  const amounts = rows.map((row) => row[measure]).filter((amount) => typeof amount === 'number');
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const compute: Partial<Record<Aggregate, () => number>> = {
    sum: () => sum,
    mean: () => sum / amounts.length,
    max: () => Math.max(...amounts),
    min: () => Math.min(...amounts),
  };
  const computeAggregate = compute[aggregate];
  if (!computeAggregate) return count;
  return amounts.length === 0 && aggregate !== 'sum' ? undefined : computeAggregate();
}

/** Computes which share of the rows the last filter leaves. */
function answerShare(schema: Schema, query: Query, rows: Row[]): Result {
  const { filters, measure } = query;
  const lastFilter = filters.at(-1);
  const whole = { ...query, filters: filters.slice(0, -1) };
  const sumUp = (summed: Row[]) =>
    aggregateRows(schema, { ...query, aggregate: measure ? 'sum' : 'count' }, summed) ?? 0;
  const part = sumUp(rows);
  const total = sumUp(findRows(schema, whole));
  const format = measure ? getMeasure(schema, measure).format : formatNumber;
  const value = total === 0 ? undefined : part / total;
  const noun = measure
    ? `${getMeasure(schema, measure).label} of ${formatNoun(schema, whole)}`
    : formatNoun(schema, whole);
  const qualifiers = joinQualifiers(formatQualifiers(schema, whole));
  const partName = lastFilter ? formatFilter(schema, lastFilter) : '';
  return {
    value,
    groups: [],
    rows,
    sentence:
      value === undefined
        ? `No ${noun}${qualifiers}.`
        : `${formatPercent(value)} of ${noun}${qualifiers}: ${partName} ${format(part)} of ${format(total)}.`,
  };
}

function answerWithGroups(schema: Schema, query: Query, rows: Row[]): Result {
  const dimension = getDimension(schema, query.group ?? '');
  const requestedValues = query.filters.find(
    ({ field, not }) => field === dimension.id && !not,
  )?.values;
  const format = (value: number) =>
    query.measure
      ? getMeasure(schema, query.measure).format(value)
      : query.aggregate === 'rate'
        ? formatDecimal(value)
        : formatNumber(value);
  const sorted = dimension.values
    .filter(({ id }) => !requestedValues || requestedValues.includes(id))
    .flatMap(({ id, label }): Group[] => {
      const groupRows = rows.filter((row) =>
        matchesFilter(row, { field: dimension.id, values: [id] }),
      );
      const value =
        groupRows.length > 0 || requestedValues
          ? aggregateRows(schema, query, groupRows)
          : undefined;
      return value === undefined ? [] : [{ id, label, value, text: format(value) }];
    });
  const isAscending = query.order === 'least';
  if (!dimension.ordered || query.order)
    sorted.sort((a, b) => (isAscending ? a.value - b.value : b.value - a.value));
  const groups = sorted.slice(0, query.limit);
  const title = formatTitle(schema, query);
  const total = aggregateRows(schema, query, rows);
  const first = sorted[0];
  if (!first) return { value: undefined, groups, rows, sentence: `${title}: none.` };
  const ties = sorted.filter(({ value }) => value === first.value);
  const leaders = formatList((query.order ? ties : [first]).map(({ label }) => label));
  return {
    value: query.order ? first.value : total,
    groups,
    rows: query.order
      ? rows.filter((row) => matchesFilter(row, { field: dimension.id, values: [first.id] }))
      : [],
    sentence:
      query.order && !query.limit
        ? `${isAscending ? 'Least' : 'Most'}: ${leaders}, ${first.text}. ${title}.`
        : `${title}: ${formatGroups(groups, total, query, Boolean(dimension.ordered), format)}.`,
  };
}

/** `Average wait of trucks by direction` */
export function formatTitle(schema: Schema, query: Query): string {
  const { aggregate, group } = query;
  const rate = aggregate === 'rate' ? ` ${schema.rate?.label}` : '';
  const by = group ? ` by ${getDimension(schema, group).label}` : '';
  return `${capitalize(describeValue(schema, query))}${rate}${by}${joinQualifiers(
    formatQualifiers(schema, {
      ...query,
      filters: query.filters.filter(({ field, not }) => field !== group || not),
    }),
  )}`;
}

const maxNamedGroups = 5;

function formatGroups(
  groups: Group[],
  total: number | undefined,
  { aggregate }: Query,
  isOrdered: boolean,
  format: (value: number) => string,
): string {
  const [first, last] = [groups[0], groups.at(-1)];
  if (isOrdered && groups.length >= maxNamedGroups && first && last) {
    const highest = groups.reduce((best, group) => (group.value > best.value ? group : best));
    return `from ${first.text} in ${first.label} to ${last.text} in ${last.label}; highest in ${highest.label}, ${highest.text}`;
  }
  const named = groups.slice(0, maxNamedGroups).map(({ label, text }) => `${label} ${text}`);
  const rest = groups.length > maxNamedGroups ? ` and ${groups.length - maxNamedGroups} more` : '';
  const isSum = aggregate === 'count' || aggregate === 'sum';
  const together =
    isSum && total !== undefined && groups.length < maxNamedGroups
      ? `; together ${format(total)}`
      : '';
  return `${named.join(', ')}${rest}${together}`;
}
