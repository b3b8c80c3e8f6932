import { formatList, formatNumber, formatPercent } from '../../format.ts';
import { sum } from '../sum.ts';
import { formatDecimal } from './define.ts';
import {
  aggregateNames,
  formatBaseline,
  formatComparison,
  formatFilter,
  formatMeasure,
  formatNoun,
  formatQualifiers,
  getDimension,
  getEntity,
  getMeasure,
  isPositive,
} from './describe.ts';
import type { Query, TimeRange } from './query.ts';
import {
  aggregateRows,
  findGroups,
  findRows,
  hasValue,
  matchesFilter,
  operators,
  sortRows,
  toSumOrCount,
} from './rows.ts';
import type { Row, Schema } from './schema.ts';

type Group = { id: string; label: string; value: number; text: string };
export type Result = {
  sentence: string;
  /** For a ranking of groups, the value of the first group. */
  value: number | undefined;
  groups: Group[];
  /** Rows to list, sorted if the query ranks them. */
  rows: Row[];
  format?: (value: number) => string;
};

export function answerQuery(schema: Schema, query: Query): Result {
  const { aggregate, comparisons, group, countedField, filters, limit, measure, order } = query;
  if (query.baseline) return answerChange(schema, query);
  const rows = sortRows(findRows(schema, query), query);
  const field = group ?? countedField;
  const isExcluding = filters.some(({ omitsGroups }) => omitsGroups);
  // Counts groups, not rows: no row shows a group's total, or that an account never bought gloves.
  const isGroupCount = countedField
    ? isExcluding || comparisons.some(({ isTotal }) => isTotal)
    : isExcluding && !measure;
  if (field && isGroupCount)
    return answerGroupCount(schema, { ...query, countedField: field }, rows);
  if (group) return answerWithGroups(schema, query, rows);
  if (aggregate === 'share') return answerShare(schema, query, rows);
  const value = aggregateRows(schema, query, rows);
  const result = { value, groups: [], rows: rows.slice(0, limit) };
  const format = chooseFormat(schema, query);
  const isList = aggregate === 'list';
  if (aggregate === 'count' || isList) {
    const nameRow = (row: Row) => {
      const amount = order && measure && row[measure];
      const figure = typeof amount === 'number' ? format(amount) : '';
      const label = row.label.replace(/\.$/, '');
      return label.includes(figure) ? label : `${label} (${figure})`;
    };
    const names = isList ? result.rows.slice(0, 3).map(nameRow) : [];
    const count = isList && limit ? result.rows.length : (value ?? 0);
    return { ...result, value: count, sentence: formatCount(schema, query, count, names) };
  }
  if (value !== undefined && aggregate === 'rate' && !measure)
    return {
      ...result,
      sentence: `${format(value)} ${formatNoun(schema, query, value)} ${schema.rate.label}${joinQualifiers(schema, query)}.`,
    };
  const isExtreme = aggregate === 'max' || aggregate === 'min';
  const extremeLabel = isExtreme && rows[0] ? ` (${rows[0].label})` : '';
  const text = value === undefined ? 'no figure in this data' : `${format(value)}${extremeLabel}`;
  return { ...result, sentence: `${formatTitle(schema, query)}: ${text}.` };
}

/** Returns text such as `average wait of trucks`. */
function nameFigure(schema: Schema, query: Query) {
  const { aggregate, measure: id, divisor } = query;
  const noun = formatNoun(schema, query);
  if (!id && !divisor) return noun;
  const prefix =
    aggregate === 'rate' ||
    (id && aggregate === getMeasure(schema, id).defaultAggregate) ||
    (divisor && aggregate === 'mean')
      ? ''
      : aggregateNames[aggregate];
  const entity = getEntity(schema, query);
  const impliedEntity = schema.entities.find(({ measures }) => id && measures.includes(id));
  // Names the rows, as in `cartons of deals`, unless the measure implies them.
  const isImplied = impliedEntity === entity && entity.mainMeasure === id && noun === entity.plural;
  return `${prefix} ${formatMeasure(schema, query)}${isImplied ? '' : ` of ${noun}`}`.trim();
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const joinQualifiers = (schema: Schema, query: Query) =>
  formatQualifiers(schema, query)
    .map((text) => `, ${text}`)
    .join('');

/** Returns text such as `2 deals. A and B.` */
function formatCount(schema: Schema, query: Query, count: number, names: string[]) {
  const noun = formatNoun(schema, query, count);
  const list = names.length > 0 ? ` ${formatList(names)}.` : '';
  return `${count === 0 ? 'No' : formatNumber(count)} ${noun}${joinQualifiers(schema, query)}.${list}`;
}

/** A quotient of two amounts in the same unit is a percentage. */
function chooseFormat(schema: Schema, { measure, divisor, aggregate }: Query) {
  if (!measure) return aggregate === 'rate' || divisor ? formatDecimal : formatNumber;
  const { format } = getMeasure(schema, measure);
  const divisorMeasure = schema.measures.find(({ id }) => id === divisor);
  return divisorMeasure?.format === format ? formatPercent : format;
}

/** The share of the rows that meet the comparisons or, without comparisons, the last filter. */
function answerShare(schema: Schema, query: Query, rows: Row[]): Result {
  const { filters, comparisons, measure } = query;
  const lastFilter = filters.at(-1);
  const hasThreshold = comparisons.length > 0;
  const whole = hasThreshold
    ? { ...query, comparisons: [] }
    : { ...query, filters: filters.slice(0, -1) };
  const sumUp = (summed: Row[]) => aggregateRows(schema, toSumOrCount(query), summed) ?? 0;
  const part = sumUp(rows);
  const total = sumUp(findRows(schema, whole));
  const format = chooseFormat(schema, query);
  const value = total === 0 ? undefined : part / total;
  const measureName = measure ? `${getMeasure(schema, measure).label} of ` : '';
  const wholeName = `${measureName}${formatNoun(schema, whole)}${joinQualifiers(schema, whole)}`;
  const partName = hasThreshold
    ? comparisons.map((comparison) => formatComparison(schema, comparison)).join(', ')
    : lastFilter && formatFilter(schema, lastFilter);
  return {
    value,
    groups: [],
    rows,
    sentence:
      value === undefined
        ? `No ${wholeName}.`
        : `${formatPercent(value)} of ${wholeName}: ${partName} ${format(part)} of ${format(total)}.`,
  };
}

const maxNamedMatches = 12;

function answerGroupCount(schema: Schema, query: Query, rows: Row[]): Result {
  const { countedField: field = '' } = query;
  const filters = query.filters.filter(({ omitsGroups }) => !omitsGroups);
  const fields = [field, ...filters.map((filter) => filter.field)];
  // From all entities and times: no row in the range shows the region of an account without orders.
  const matchingRows = schema.entities
    .filter(({ dimensions }) => fields.every((id) => dimensions.includes(id)))
    .flatMap((entity) => entity.rows)
    .filter((row) => filters.every((filter) => matchesFilter(row, filter)));
  const groups = findGroups(schema, query, rows, field).filter(({ id }) =>
    matchingRows.some((row) => hasValue(row, field, id)),
  );
  const names = groups.slice(0, maxNamedMatches).map(({ label }) => label);
  const more = groups.length > maxNamedMatches ? [`${groups.length - maxNamedMatches} more`] : [];
  return {
    value: groups.length,
    groups: [],
    rows: [],
    sentence: formatCount(schema, query, groups.length, [...names, ...more]),
  };
}

function answerChange(schema: Schema, query: Query): Result {
  const { baseline, group, order, range } = query as Query & { range: TimeRange };
  const periodRows = [range, baseline].map((time) => findRows(schema, { ...query, range: time }));
  const format = chooseFormat(schema, query);
  const compare = (matches: (row: Row) => boolean) => {
    const [now = 0, earlier = 0] = periodRows.map((rows) =>
      aggregateRows(schema, query, rows.filter(matches)),
    );
    return { now, earlier, change: earlier === 0 ? undefined : now / earlier - 1 };
  };
  const title = formatTitle(schema, { ...query, range: undefined, baseline: undefined });
  if (group) {
    const isMatch = (change: number) =>
      query.comparisons.every(({ operator, value }) => operators[operator](change, value));
    const groups = getDimension(schema, group)
      .values.flatMap(({ id, label }): Group[] => {
        const { change } = compare((row) => hasValue(row, group, id));
        return change === undefined || !isMatch(change)
          ? []
          : [{ id, label, value: change, text: formatChange(change) }];
      })
      .sort(compareBy(order))
      .slice(0, query.limit);
    return {
      value: groups[0]?.value,
      groups,
      rows: [],
      format: formatPercent,
      sentence: `${title}, ${range.label}, ${formatBaseline(query)}: ${listGroups(groups, query) || 'none'}.`,
    };
  }
  const { now, earlier, change } = compare(() => true);
  const isRunning = range.from < 0 && range.to >= 0;
  const periods = [
    {
      id: 'now',
      label: `${range.label}${isRunning ? ' so far' : ''}`,
      value: now,
      text: format(now),
    },
    { id: 'before', label: baseline?.label ?? '', value: earlier, text: format(earlier) },
  ];
  return {
    value: change,
    groups: periods,
    rows: [],
    sentence: `${title}: ${periods.map(({ label, text }) => `${text} ${label}`).join(', ')}; ${
      change === undefined ? 'no percentage from 0' : formatChange(change)
    }.`,
  };
}

const compareBy = (order: Query['order']) => (a: Group, b: Group) =>
  order === 'least' ? a.value - b.value : b.value - a.value;

const formatChange = (change: number) =>
  `${change < 0 ? 'down' : 'up'} ${formatPercent(Math.abs(change))}`;

function answerWithGroups(schema: Schema, query: Query, rows: Row[]): Result {
  const { limit, order } = query;
  const dimension = getDimension(schema, query.group ?? '');
  const requestedValues = query.filters.find(
    (filter) => filter.field === dimension.id && isPositive(filter),
  )?.values;
  const isShare = query.aggregate === 'share';
  const figureQuery = isShare ? toSumOrCount(query) : query;
  const total = aggregateRows(schema, figureQuery, rows);
  const format = isShare ? formatPercent : chooseFormat(schema, query);
  const sorted = findGroups(schema, query, rows, dimension.id)
    .filter(({ id }) => !requestedValues || requestedValues.includes(id))
    .flatMap(({ id, label, groupRows }): Group[] => {
      if (groupRows.length === 0 && !requestedValues) return [];
      const value = aggregateRows(schema, figureQuery, groupRows);
      if (value === undefined) return [];
      const figure = isShare && total ? value / total : value;
      return [{ id, label, value: figure, text: format(figure) }];
    });
  if (!dimension.ordered || order) sorted.sort(compareBy(order));
  const groups = sorted.slice(0, limit);
  const title = formatTitle(schema, query);
  const [first] = sorted;
  if (!first) return { value: undefined, groups, rows, sentence: `${title}: none.` };
  const leaders = sorted.filter(({ value }) => value === first.value).map(({ label }) => label);
  return {
    value: order ? first.value : total,
    groups,
    rows: order ? rows.filter((row) => hasValue(row, dimension.id, first.id)) : [],
    format,
    sentence:
      order && !limit && sorted.length > 3
        ? `${capitalize(order)}: ${formatList(leaders)}, ${first.text}. ${title}.`
        : `${title}: ${summarizeGroups(groups, total, query, Boolean(dimension.ordered), format)}.`,
  };
}

export function formatTitle(schema: Schema, query: Query) {
  const { aggregate, group } = query;
  const rate = aggregate === 'rate' ? ` ${schema.rate.label}` : '';
  const by = group ? ` by ${getDimension(schema, group).label}` : '';
  return `${capitalize(nameFigure(schema, query))}${rate}${by}${joinQualifiers(schema, {
    ...query,
    filters: query.filters.filter((filter) => filter.field !== group || !isPositive(filter)),
  })}`;
}

const maxNamedGroups = 5;

function listGroups(groups: Group[], { comparisons }: Query) {
  const max = comparisons.length > 0 ? maxNamedMatches : maxNamedGroups;
  const named = groups.slice(0, max).map(({ label, text }) => `${label} ${text}`);
  const rest = groups.length > max ? ` and ${groups.length - max} more` : '';
  return `${named.join(', ')}${rest}`;
}

function summarizeGroups(
  groups: Group[],
  total: number | undefined,
  query: Query,
  isOrdered: boolean,
  format: (value: number) => string,
) {
  const { aggregate, comparisons, limit } = query;
  const [first, last] = [groups[0], groups.at(-1)];
  if (isOrdered && groups.length >= maxNamedGroups && first && last && comparisons.length === 0) {
    const highest = groups.reduce((best, group) => (group.value > best.value ? group : best));
    return `from ${first.text} in ${first.label} to ${last.text} in ${last.label}; highest in ${highest.label}, ${highest.text}`;
  }
  const isSum = aggregate === 'count' || aggregate === 'sum';
  const part = sum(groups.map(({ value }) => value));
  const together =
    !isSum || !total || comparisons.length > 0
      ? ''
      : limit === undefined
        ? `; together ${format(total)}`
        : `; together ${format(part)}, ${formatPercent(part / total)} of ${format(total)}`;
  const difference =
    together && groups.length === 2 && first && last
      ? `, difference ${format(Math.abs(first.value - last.value))}`
      : '';
  return `${listGroups(groups, query)}${together}${difference}`;
}
