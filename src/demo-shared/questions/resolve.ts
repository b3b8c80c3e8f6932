import { getDimension, getMeasure } from './describe.ts';
import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Aggregate, Comparison, Query, TimeRange } from './query.ts';
import { isLength, Reading } from './reading.ts';
import { aggregateRows, findRows } from './rows.ts';
import type { Entity, Schema } from './schema.ts';
import { stem } from './stem.ts';

/** `isOutside`: no entity that supports the question has rows in the requested time. */
type Resolution = { query?: Query; unmatched: string[]; isOutside?: boolean };

/** The times of a question. `baseline` is the earlier one of two. */
export type Times = { range?: TimeRange; baseline?: TimeRange };

/**
 * Builds a query for the first entity that supports every term. Otherwise returns the terms that
 * the best entity does not support.
 */
export function resolve(terms: Term<Meaning>[], times: Times, schema: Schema): Resolution {
  const mentionIndex = ({ id, impliedBy }: Entity) => {
    const index = terms.findIndex(
      ({ text, meanings }) =>
        impliedBy?.includes(stem(text)) ||
        meanings.some((meaning) => meaning.type === 'entity' && meaning.id === id),
    );
    return index < 0 ? terms.length : index;
  };
  const asksWhen = terms.some((term) => has('when', term));
  const counted = findCountedEntity(terms, schema);
  // The entity mentioned first wins. Otherwise `when` prefers entities that list their rows.
  const rank = (entity: Entity) =>
    (entity.id === counted ? -1 : mentionIndex(entity)) +
    (asksWhen && !entity.listedByDefault ? 0.5 : 0);
  const { range } = times;
  let withoutFigure: Resolution | undefined;
  let best: Resolution = { unmatched: terms.map(({ text }) => text) };
  for (const entity of schema.entities.toSorted((a, b) => rank(a) - rank(b))) {
    if (range && entity.defaultRange === null) continue;
    const reading = new Reading(entity, schema, terms);
    const query = buildQuery(reading, times);
    const { unmatched } = reading;
    if (query && unmatched.length === 0) {
      if (range && !reaches(entity, range)) best.isOutside = true;
      else if (hasFigure(schema, query)) return { query, unmatched };
      else withoutFigure ??= { query, unmatched };
    } else if (unmatched.length > 0 && unmatched.length < best.unmatched.length)
      best = { ...best, unmatched };
  }
  return withoutFigure ?? best;
}

/** If no vehicle of the query has a wait, the wait of another entity may answer. */
const hasFigure = (schema: Schema, query: Query) =>
  query.measure === undefined ||
  query.aggregate === 'sum' ||
  aggregateRows(schema, query, findRows(schema, query)) !== undefined;

const reaches = ({ rows }: Entity, { from, to }: TimeRange) =>
  (to >= 0 || rows.some(({ time = 0 }) => time <= to)) &&
  rows.some(({ time = 0, until = time }) => until >= from);

const has = (what: string, { meanings }: Term<Meaning>) =>
  meanings.some(
    (meaning) => meaning.type === what || (meaning.type === 'keyword' && meaning.keyword === what),
  );

/** `how many bakeries` and `bakeries` count the accounts that are bakeries. */
function findCountedEntity(terms: Term<Meaning>[], schema: Schema): string | undefined {
  const index = terms.findIndex((term) => has('count', term));
  const isBare = !terms.some(
    (term) =>
      ['measure', 'entity'].some((type) => has(type, term)) ||
      (has('keyword', term) && !['list', 'which', 'all'].some((keyword) => has(keyword, term))),
  );
  const counted = isBare ? terms : terms.slice(index + 1, index < 0 ? 0 : index + 2);
  const fields = counted.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.type === 'value' ? [meaning.field] : [])),
  );
  return schema.dimensions.find((one) => one.countedEntity && fields.includes(one.id))
    ?.countedEntity;
}

/** Undefined if the terms are not a question or the query would ignore one of them. */
function buildQuery(reading: Reading, times: Times): Query | undefined {
  const { entity, schema, asks, pick, per, distinct, orderWord, isVague } = reading;
  const isChange = times.baseline !== undefined || asks('grow', 'shrink', 'yearBefore');
  const measures = findMeasures(reading);

  const comparedField = reading.filters.find(
    ({ field, not }) => !not && reading.mergedFields.has(field),
  )?.field;
  const mentionedGroup = findGroup(reading, measures, isChange);
  // `the biggest deal and its stage` asks for one row.
  const asksForRow =
    reading.isNounExtreme &&
    mentionedGroup !== undefined &&
    !asks('by', 'per', 'which') &&
    !isVague;
  const isSingle = reading.filters.some(
    ({ field, not, values }) => field === mentionedGroup && !not && values.length === 1,
  );
  const namedGroup = asksForRow || isSingle ? undefined : mentionedGroup;
  const grouping = isSingle ? undefined : (namedGroup ?? comparedField);
  const order = findOrder(reading, grouping);

  const asked = distinct ?? (asks('which') ? grouping : undefined);
  const filters = reading.filters.map((filter) =>
    filter.not && !order && asked && filter.field !== asked
      ? { field: filter.field, values: filter.values, never: true }
      : filter,
  );
  const isTotal = (asked || asks('together')) && !reading.isEntityMentioned;
  let comparisons = reading.comparisons.map((comparison) =>
    isTotal && !comparison.total && reading.isSum(comparison.measure)
      ? { ...comparison, total: true }
      : comparison,
  );
  if (isChange && comparisons.length > 0) {
    // `lost more than 20% of its revenue`
    const change = toChange(comparisons, asks('shrink'));
    if (!change || !grouping) return;
    if (measures.length === 0) measures.push(comparisons[0]?.measure ?? '');
    comparisons = [change];
  }
  const totalComparison = comparisons.find(
    ({ total, measure }) => total && grouping && measure !== entity.id && measure !== 'change',
  );
  if (totalComparison) measures.push(totalComparison.measure);

  const isExcluding = filters.some((filter) => 'never' in filter);
  const aggregate = chooseAggregate(reading, measures, {
    grouping,
    order,
    isExcluding,
    asksForRow,
    isChange,
  });
  const [first, second] = filters;
  const isShareOfFilter = aggregate === 'share' && first && !asks('per');
  const isCount = aggregate === 'count' || (aggregate === 'rate' && measures.length === 0);
  const needsMeasure = !(isCount || aggregate === 'share') || comparisons.length === 0;
  const measure =
    needsMeasure && !isCount
      ? (measures[0] ?? defaultMeasure(reading, aggregate, order))
      : undefined;
  const group = isShareOfFilter || aggregate === 'list' ? undefined : grouping;

  // `the biggest deal in each region` names all regions.
  const isPerGroup = group && group === reading.each && !reading.limit;
  const isTrend = group && group === schema.trendDimension && entity.defaultRange;
  const requestedRange =
    times.range ?? ((isTrend && schema.trendRange) || entity.defaultRange || undefined);
  const years =
    isChange && !times.baseline && requestedRange && schema.withYearBefore?.(requestedRange);
  const { range = requestedRange, baseline = times.baseline } = years || {};

  const query: Query = {
    entity: entity.id,
    aggregate,
    measure,
    per,
    filters,
    comparisons,
    distinct: isCount ? distinct : undefined,
    group,
    order: (group || aggregate === 'list') && !isPerGroup ? order : undefined,
    limit: asksForRow ? 1 : reading.limit,
    range,
    baseline,
    pick,
  };
  const used = [measure, per, ...comparisons.map((one) => one.measure)];
  const isSorted = order && measures.length > 0;
  const isAsked = order || asks('by', 'per', 'list', 'which', 'trend', 'compare');
  const isUnused = [
    asks('duration') && !measure,
    asks('by', 'per') && !namedGroup && !per && !isSorted && !baseline,
    asks('mean') && aggregate === 'count' && !per,
    asks('share') && aggregate === 'share' && filters.length + comparisons.length === 0 && !group,
    isShareOfFilter && namedGroup,
    comparisons.some(({ total }) => total && !grouping && !distinct),
    // `the share of cars that block a lane` is not a share of the events with cars.
    first &&
      !measure &&
      (isShareOfFilter || (grouping && !second)) &&
      entity.listedByDefault &&
      !reading.isEntityMentioned &&
      getDimension(schema, first.field).valuesAreNouns,
    reading.unitMeasures && !used.some((id) => isInUnit(id, reading)),
    !isChange && measures.some((id) => !used.includes(id)),
    order && !measure && (!group || isLength(orderWord)) && !(baseline && group),
    isVague &&
      !grouping &&
      measures.length === 0 &&
      filters.length > 0 &&
      !reading.isEntityMentioned,
    isPerGroup && pick,
    // `cars eastbound or trucks westbound` compares two pairs.
    asks('compare') && reading.mergedFields.size > 1,
    order && isChange && !grouping,
    namedGroup && !isAsked && aggregate === 'count' && !asks('count', 'sum'),
    isChange && !baseline,
    asks('compare') && !grouping && !baseline && comparisons.length === 0 && !distinct,
    // The next row is the first one after now.
    asks('next') && !times.range && entity.rows.some(({ time = 0 }) => time < 0),
  ];
  const isImpossible = [
    per && measure && !reading.isSum(measure),
    aggregate === 'rate' && measure && !reading.isSum(measure),
    aggregate === 'median' && entity.measures.includes(per ?? ''),
    !isCount && !['list', 'share'].includes(aggregate) && !measure && !per,
    baseline && group && getDimension(schema, group).ordered,
    baseline && (pick || aggregate === 'list' || aggregate === 'share'),
  ];
  return [...isUnused, ...isImpossible].some(Boolean) ? undefined : query;
}

const isInUnit = (id: string | undefined, { schema, unitMeasures }: Reading) => {
  const format = schema.measures.find((measure) => measure.id === id)?.format;
  return unitMeasures?.some((measure) => getMeasure(schema, measure).format === format);
};

/** `how many cartons`, `how long` and `when` imply a measure. */
function findMeasures({ entity, keywords, measures, unitMeasures, verbMeasure }: Reading) {
  const { mainMeasure = '', durationMeasure, whenMeasure } = entity;
  if (keywords.has('when') && whenMeasure) return [whenMeasure];
  if (measures.length > 0) return [...measures];
  if (keywords.has('amount') && unitMeasures?.includes(mainMeasure)) return [mainMeasure];
  const implied = (keywords.has('duration') && durationMeasure) || verbMeasure;
  return implied ? [implied] : [];
}

function findGroup(reading: Reading, measures: string[], isChange: boolean): string | undefined {
  const { entity, schema, keywords, groups, order, orderWord } = reading;
  if (groups[0]) return groups[0];
  const asksWhenMost = keywords.has('when') && order && measures.every(reading.isSum);
  if ((keywords.has('trend') && !isChange) || asksWhenMost) return schema.trendDimension;
  const { whoDimension = '' } = schema;
  const asksWho = keywords.has('who') && (/most|least/.test(orderWord) || entity.distinct);
  return asksWho && entity.dimensions.includes(whoDimension) ? whoDimension : undefined;
}

/** `more cars or more vans` and `which region grew` order the groups. */
function findOrder({ keywords, order, comparisons }: Reading, group?: string): Query['order'] {
  if (order && keywords.has('shrink')) return order === 'most' ? 'least' : 'most';
  if (!group || order) return order;
  const asks = (word: string, change: string) =>
    (keywords.has(word) && comparisons.length === 0) ||
    (keywords.has('which') && keywords.has(change));
  return asks('more', 'grow') ? 'most' : asks('less', 'shrink') ? 'least' : undefined;
}

/** A change is a fraction, at most 500%: `lost more than 20%`. */
function toChange([only, ...others]: Comparison[], shrinks: boolean): Comparison | undefined {
  if (!only || others.length > 0 || only.value > 5) return;
  if (!shrinks) return { ...only, measure: 'change', total: true };
  const operator = ({ over: 'under', 'at least': 'at most' } as const)[only.operator as 'over'];
  return operator && { measure: 'change', operator, value: -only.value, total: true };
}

function defaultMeasure(
  { entity, isEntityMentioned, per }: Reading,
  aggregate: Aggregate,
  order: Query['order'],
) {
  const { mainMeasure, durationMeasure } = entity;
  if (aggregate === 'list') return order && mainMeasure;
  // The share of a light's color is a share of time.
  const countsRows = isEntityMentioned && mainMeasure !== durationMeasure;
  return (aggregate === 'share' || per) && countsRows ? undefined : mainMeasure;
}

type Choice = {
  grouping: string | undefined;
  order: Query['order'];
  isExcluding: boolean;
  asksForRow: boolean;
  isChange: boolean;
};

function chooseAggregate(reading: Reading, [measureId]: string[], choice: Choice): Aggregate {
  const { schema, entity, asks, pick, limit, isVague } = reading;
  const { grouping: group, order } = choice;
  // `running short` names stock lines as `stock lines` does.
  const isNamed = reading.filters.some(
    ({ field }) => getDimension(schema, field).countedEntity === entity.id,
  );
  const isMentioned = reading.isEntityMentioned || isNamed;
  const mainMeasure = measureId ?? entity.mainMeasure;
  const measure = mainMeasure ? getMeasure(schema, mainMeasure) : undefined;
  const defaultAggregate = measure ? (measure.defaultAggregate ?? 'mean') : 'count';
  if (asks('share') && !asks('grow', 'shrink'))
    return order && group && limit && measure?.defaultAggregate ? 'sum' : 'share';
  if (asks('rate')) return 'rate';
  if (reading.per) return asks('median') ? 'median' : 'mean';
  if (choice.isExcluding && !measureId) return 'count';
  if (asks('count') && !(asks('amount') && measureId))
    return asks('when') && !group ? 'list' : 'count';
  for (const aggregate of ['mean', 'median', 'p15', 'p85', 'p95', 'max', 'min'] as const)
    if (asks(aggregate)) return aggregate;
  if (asks('sum') && (group || !order))
    return measure && (measureId || !isMentioned) ? 'sum' : 'count';
  if (order && !group)
    return choice.asksForRow || limit !== undefined ? 'list' : order === 'most' ? 'max' : 'min';
  if (asks('when') && measureId && measureId === entity.whenMeasure) return 'min';
  if (measureId) return defaultAggregate;
  if (pick && !group) return 'list';
  const isAsked = order || asks('by', 'per', 'list', 'which', 'trend', 'compare');
  if (reading.isNounExtreme && group === reading.each && !isVague)
    return order === 'most' ? 'max' : 'min';
  if (group && (!entity.listedByDefault || isAsked)) {
    const isOfRows = (isMentioned && !order) || isNamed || (reading.isNounExtreme && isVague);
    return isOfRows ? 'count' : defaultAggregate;
  }
  if (choice.isChange && !entity.mainMeasure) return 'count';
  if (entity.listedByDefault || asks('list', 'which', 'when', 'why')) return 'list';
  if (reading.comparisons.length > 0 && !isMentioned) return 'list';
  return entity.mainMeasure && !isMentioned ? defaultAggregate : 'count';
}
