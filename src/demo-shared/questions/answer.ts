import { formatList, formatNumber, formatPercent } from '../../format.ts';
import { dimensionOf, entityOf, filterText, measureOf, nounOf, qualifiersOf } from './describe.ts';
import type { Aggregate, Filter, Query } from './query.ts';
import type { Row, Schema } from './schema.ts';

export type Group = { id: string; label: string; value: number; text: string };
export type Result = {
  sentence: string;
  /** The single figure, or that of the first group or row. */
  value: number | undefined;
  groups: Group[];
  /** The rows behind the figure, those that decide it first. */
  rows: Row[];
};

const has = (row: Row, { field, values, not }: Filter) => {
  const cell = row[field];
  const cells = Array.isArray(cell) ? cell : [cell];
  return values.some((value) => cells.includes(value)) !== Boolean(not);
};

function rowsOf(schema: Schema, query: Query): Row[] {
  const { filters, limits, span } = query;
  return entityOf(schema, query).rows.filter(
    (row) =>
      filters.every((filter) => has(row, filter)) &&
      limits.every(({ measure, side, value }) => {
        const figure = row[measure];
        return typeof figure === 'number' && (side === 'over' ? figure > value : figure < value);
      }) &&
      (!span || isWithin(row, span.from, span.to)),
  );
}

/** A moment finds the rows that last through it, a span those that begin in it. */
const isWithin = ({ time = 0, until = time }: Row, from: number, to: number) =>
  from === to ? time <= from && until >= from : time >= from && time <= to;

export function answerQuery(schema: Schema, query: Query): Result {
  const rows = ordered(rowsOf(schema, query), query);
  if (query.group) return groupedAnswer(schema, query, rows);
  if (query.aggregate === 'share') return shareAnswer(schema, query, rows);
  const value = figureOf(schema, query, rows);
  const noun = nounOf(schema, query, value);
  const where = listed(qualifiersOf(schema, query));
  const found = { value, groups: [], rows: rows.slice(0, query.top) };
  if (query.aggregate === 'count' || query.aggregate === 'list') {
    const told = query.aggregate === 'list' ? found.rows.slice(0, 3) : [];
    const names = told.length > 0 ? ` ${formatList(told.map(({ label }) => label))}.` : '';
    const more = query.aggregate === 'list' && query.top ? told.length : (value ?? 0);
    return {
      ...found,
      value: more,
      sentence: `${more === 0 ? 'No' : formatNumber(more)} ${noun}${where}.${names}`,
    };
  }
  if (value === undefined) return { ...found, sentence: `No ${noun}${where}.` };
  if (query.aggregate === 'rate')
    return {
      ...found,
      sentence: `${decimal(value)} ${noun} ${schema.rate?.label}${where}.`,
    };
  const measure = measureOf(schema, query.measure ?? '');
  const isExtreme = query.aggregate === 'max' || query.aggregate === 'min';
  const holder = isExtreme && rows[0] ? ` (${rows[0].label})` : '';
  return {
    ...found,
    sentence: `${capital(figureName(schema, query))}${where}: ${measure.format(value)}${holder}.`,
  };
}

const leads: Partial<Record<Aggregate, string>> = {
  sum: 'total',
  mean: 'average',
  max: 'highest',
  min: 'lowest',
};

/** `average speed of trucks`, `top speed of cars`, `vehicles in line`. */
function figureName(schema: Schema, query: Query): string {
  const { aggregate, measure: id } = query;
  if (!id) return nounOf(schema, query);
  const measure = measureOf(schema, id);
  const lead = aggregate === measure.usual ? '' : (leads[aggregate] ?? '');
  const implied =
    entityOf(schema, query).main === id && nounOf(schema, query) === entityOf(schema, query).many;
  return `${lead} ${measure.label}${implied ? '' : ` of ${nounOf(schema, query)}`}`.trim();
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (texts: string[]) => texts.map((text) => `, ${text}`).join('');
const decimal = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** Rows in the order that the query asks for; those with the figure first. */
function ordered(rows: Row[], { aggregate, measure, order }: Query): Row[] {
  const descends = aggregate === 'max' || (aggregate !== 'min' && order !== 'least');
  if (!measure || !(order || aggregate === 'max' || aggregate === 'min')) return rows;
  const figure = (row: Row) => (row[measure] as number | undefined) ?? Number.NaN;
  return rows
    .filter((row) => !Number.isNaN(figure(row)))
    .sort((a, b) => (descends ? figure(b) - figure(a) : figure(a) - figure(b)));
}

/** The figure of some rows; undefined where there is nothing to take it from. */
function figureOf(schema: Schema, query: Query, rows: readonly Row[]): number | undefined {
  const { aggregate, measure = '', span } = query;
  const distinct = query.distinct ?? entityOf(schema, query).distinct;
  const count = distinct ? new Set(rows.map((row) => row[distinct])).size : rows.length;
  if (aggregate === 'rate') return count / (schema.rate?.units(span) ?? 1);
  const figures = rows.flatMap((row) => {
    const figure = row[measure];
    return typeof figure === 'number' ? [figure] : [];
  });
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const compute: Partial<Record<Aggregate, () => number>> = {
    sum: () => sum,
    mean: () => sum / figures.length,
    max: () => Math.max(...figures),
    min: () => Math.min(...figures),
  };
  const computed = compute[aggregate];
  if (!computed) return count;
  return figures.length === 0 && aggregate !== 'sum' ? undefined : computed();
}

function shareAnswer(schema: Schema, query: Query, part: Row[]): Result {
  const { filters, measure } = query;
  const last = filters.at(-1);
  const whole = { ...query, filters: filters.slice(0, -1) };
  const base = rowsOf(schema, whole);
  const [figure, all] = [part, base].map(
    (rows) => figureOf(schema, { ...query, aggregate: measure ? 'sum' : 'count' }, rows) ?? 0,
  ) as [number, number];
  const format = measure ? measureOf(schema, measure).format : formatNumber;
  const value = all === 0 ? undefined : figure / all;
  const noun = measure
    ? `${measureOf(schema, measure).label} of ${nounOf(schema, whole)}`
    : nounOf(schema, whole);
  const where = listed(qualifiersOf(schema, whole));
  const named = last ? filterText(schema, last) : '';
  return {
    value,
    groups: [],
    rows: part,
    sentence:
      value === undefined
        ? `No ${noun}${where}.`
        : `${formatPercent(value)} of ${noun}${where}: ${named} ${format(figure)} of ${format(all)}.`,
  };
}

function groupedAnswer(schema: Schema, query: Query, rows: Row[]): Result {
  const dimension = dimensionOf(schema, query.group ?? '');
  const asked = query.filters.find(({ field, not }) => field === dimension.id && !not)?.values;
  const format = (value: number) =>
    query.measure
      ? measureOf(schema, query.measure).format(value)
      : query.aggregate === 'rate'
        ? decimal(value)
        : formatNumber(value);
  const sorted = dimension.values
    .filter(({ id }) => !asked || asked.includes(id))
    .flatMap(({ id, label }): Group[] => {
      const own = rows.filter((row) => has(row, { field: dimension.id, values: [id] }));
      const value = own.length > 0 || asked ? figureOf(schema, query, own) : undefined;
      return value === undefined ? [] : [{ id, label, value, text: format(value) }];
    });
  const ascends = query.order === 'least';
  if (!dimension.ordered || query.order)
    sorted.sort((a, b) => (ascends ? a.value - b.value : b.value - a.value));
  const groups = sorted.slice(0, query.top);
  const what = titleOf(schema, query);
  const total = figureOf(schema, query, rows);
  const first = sorted[0];
  if (!first) return { value: undefined, groups, rows, sentence: `${what}: none.` };
  const ties = sorted.filter(({ value }) => value === first.value);
  const leaders = formatList((query.order ? ties : [first]).map(({ label }) => label));
  return {
    value: query.order ? first.value : total,
    groups,
    rows: query.order
      ? rows.filter((row) => has(row, { field: dimension.id, values: [first.id] }))
      : [],
    sentence:
      query.order && !query.top
        ? `${ascends ? 'Least' : 'Most'}: ${leaders}, ${first.text}. ${what}.`
        : `${what}: ${spelled(groups, total, query, dimension.ordered ? dimension.label : '', format)}.`,
  };
}

/** `Average wait of trucks, by direction` */
export function titleOf(schema: Schema, query: Query): string {
  const { aggregate, group } = query;
  const rate = aggregate === 'rate' ? ` ${schema.rate?.label}` : '';
  const by = group ? ` by ${dimensionOf(schema, group).label}` : '';
  return `${capital(figureName(schema, query))}${rate}${by}${listed(
    qualifiersOf(schema, {
      ...query,
      filters: query.filters.filter(({ field, not }) => field !== group || not),
    }),
  )}`;
}

function spelled(
  groups: Group[],
  total: number | undefined,
  { aggregate }: Query,
  order: string,
  format: (value: number) => string,
): string {
  const [first, last] = [groups[0], groups.at(-1)];
  if (order && groups.length > 4 && first && last) {
    const high = groups.reduce((best, group) => (group.value > best.value ? group : best));
    return `from ${first.text} in ${first.label} to ${last.text} in ${last.label}; highest in ${high.label}, ${high.text}`;
  }
  const shown = groups.slice(0, 5).map(({ label, text }) => `${label} ${text}`);
  const rest = groups.length > 5 ? ` and ${groups.length - 5} more` : '';
  const sums = aggregate === 'count' || aggregate === 'sum';
  const all = sums && total !== undefined && groups.length < 5 ? `; together ${format(total)}` : '';
  return `${shown.join(', ')}${rest}${all}`;
}
