import { defaultRangeOf, getDimension, getMeasure } from './describe.ts';
import { Interpretation, isDurationWord } from './interpretation.ts';
import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Aggregate, Comparison, Query, TimeRange } from './query.ts';
import { aggregateRows, findRows } from './rows.ts';
import type { Entity, Schema } from './schema.ts';
import { stem } from './stem.ts';

/** `isOutsideData`: no entity that supports the question has rows in the requested time. */
type Resolution = { query?: Query; unmatched: string[]; isOutsideData?: boolean };

/** `baseline` is the earlier of two compared ranges. */
export type Times = { range?: TimeRange; baseline?: TimeRange };

/**
 * Builds a query for the first entity that supports every term, preferably one whose answer has a
 * value. Otherwise returns the terms that the best entity does not support.
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
  const asksWhen = terms.some((term) => hasMeaning(term, 'when'));
  const countedId = findCountedEntity(terms, schema);
  // A counted entity wins, then the one mentioned first, then, for `when`, one listed by default.
  const rank = (entity: Entity) =>
    (entity.id === countedId ? -1 : mentionIndex(entity)) +
    (asksWhen && !entity.listedByDefault ? 0.5 : 0);
  const { range } = times;
  let withoutValue: Resolution | undefined;
  const best: Resolution = { unmatched: terms.map(({ text }) => text) };
  for (const entity of schema.entities.toSorted((a, b) => rank(a) - rank(b))) {
    // Rows without a time match no range.
    if (range && entity.defaultRange === null) continue;
    const interpretation = new Interpretation(entity, schema, terms);
    const query = buildQuery(interpretation, times);
    const { unmatched } = interpretation;
    if (query && unmatched.length === 0) {
      if (range && !hasRowsIn(entity, range)) best.isOutsideData = true;
      else if (hasAnswer(schema, query)) return { query, unmatched };
      else withoutValue ??= { query, unmatched };
    } else if (unmatched.length > 0 && unmatched.length < best.unmatched.length)
      best.unmatched = unmatched;
  }
  return withoutValue ?? best;
}

/** False for an average of no amounts. */
const hasAnswer = (schema: Schema, query: Query) =>
  query.measure === undefined ||
  query.aggregate === 'sum' ||
  aggregateRows(schema, query, findRows(schema, query)) !== undefined;

/** Accepts a range that reaches today (0) even if all rows are later: `deals closing this week`. */
const hasRowsIn = ({ rows }: Entity, { from, to }: TimeRange) =>
  (to >= 0 || rows.some(({ time = 0 }) => time <= to)) &&
  rows.some(({ time = 0, until = time }) => until >= from);

const hasMeaning = ({ meanings }: Term<Meaning>, ...names: string[]) =>
  meanings.some(
    (meaning) =>
      names.includes(meaning.type) ||
      (meaning.type === 'keyword' && names.includes(meaning.keyword)),
  );

/** Returns `account` for `how many bakeries` and `bakeries`. */
function findCountedEntity(terms: Term<Meaning>[], schema: Schema) {
  const index = terms.findIndex((term) => hasMeaning(term, 'count'));
  const isPlainList = !terms.some(
    (term) =>
      hasMeaning(term, 'measure', 'entity') ||
      (hasMeaning(term, 'keyword') && !hasMeaning(term, 'list', 'which', 'all')),
  );
  const afterCount = index < 0 ? [] : terms.slice(index + 1, index + 2);
  const countedTerms = isPlainList ? terms : afterCount;
  const fields = countedTerms.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.type === 'value' ? [meaning.field] : [])),
  );
  return schema.dimensions.find(({ id, countedEntity }) => countedEntity && fields.includes(id))
    ?.countedEntity;
}

/** Returns undefined if terms contradict each other or the query would ignore a term. */
function buildQuery(interpretation: Interpretation, times: Times) {
  const {
    entity,
    schema,
    asks,
    isAdditive,
    multiTermFields,
    pick,
    divisor,
    countedField,
    orderWord,
    limit,
    isMostOrLeast,
    isEntityMentioned,
    unitMeasures,
  } = interpretation;
  const isChange = times.baseline !== undefined || asks('grow', 'shrink', 'yearBefore');
  const measures = findMeasures(interpretation);

  const comparedField = interpretation.filters.find(
    ({ field, not }) => !not && multiTermFields.has(field),
  )?.field;
  const mentionedGroup = findGroup(interpretation, measures, isChange);
  // `the biggest deal and its stage` asks for one row.
  const asksForRow =
    interpretation.isEntitySuperlative &&
    mentionedGroup !== undefined &&
    !asks('by', 'per', 'which') &&
    !isMostOrLeast;
  const hasOneGroup = interpretation.filters.some(
    ({ field, not, values }) => field === mentionedGroup && !not && values.length === 1,
  );
  const requestedGroup = asksForRow || hasOneGroup ? undefined : mentionedGroup;
  const groupBy = hasOneGroup ? undefined : (requestedGroup ?? comparedField);
  const order = findOrder(interpretation, groupBy);

  // `accounts that never bought gloves`
  const listedField = countedField ?? (asks('which', 'never') ? groupBy : undefined);
  const filters = interpretation.filters.map((filter) =>
    filter.not && !order && listedField && filter.field !== listedField
      ? { ...filter, not: undefined, omitsGroups: true }
      : filter,
  );
  // `accounts over 5000` compares their totals.
  const comparesTotals = (countedField ?? groupBy) && (asks('together') || !isEntityMentioned);
  let comparisons = interpretation.comparisons.map((comparison) =>
    comparesTotals && !comparison.isTotal && isAdditive(comparison.measure)
      ? { ...comparison, isTotal: true }
      : comparison,
  );
  if (isChange && comparisons.length > 0) {
    const change = toChange(comparisons, asks('shrink'));
    const comparedMeasure = comparisons[0]?.measure ?? '';
    // `at least 2 accounts grew` would need a second query.
    if (!change || !groupBy || !entity.measures.includes(comparedMeasure)) return;
    if (measures.length === 0) measures.push(comparedMeasure);
    comparisons = [change];
  }
  // `which accounts shrank` omits accounts that grew.
  else if (isChange && order && !interpretation.order && asks('which'))
    comparisons = [
      { measure: 'change', operator: order === 'most' ? 'over' : 'under', value: 0, isTotal: true },
    ];
  const totalComparison = comparisons.find(
    ({ isTotal, measure }) => isTotal && groupBy && measure !== entity.id && measure !== 'change',
  );
  if (totalComparison) measures.push(totalComparison.measure);

  const asksForGroups = Boolean(order) || asks('by', 'per', 'list', 'which', 'trend', 'compare');
  const aggregate = chooseAggregate(interpretation, measures, {
    filters,
    groupBy,
    order,
    asksForRow,
    isChange,
    asksForGroups,
  });
  const [firstFilter] = filters;
  const isList = aggregate === 'list';
  const isShare = aggregate === 'share';
  const isShareOfFilter = isShare && firstFilter && !asks('per');
  const isCount = aggregate === 'count' || (aggregate === 'rate' && measures.length === 0);
  const needsMeasure = !isCount && (!isShare || comparisons.length === 0);
  const measure = needsMeasure
    ? (measures[0] ?? defaultMeasure(interpretation, aggregate, order))
    : undefined;
  const group = isShareOfFilter || isList ? undefined : groupBy;

  // `the biggest deal in each region` lists all regions.
  const isPerGroup = group && group === interpretation.eachGroup && !limit;
  const requestedRange = times.range ?? defaultRangeOf(schema, entity, group);
  const { range = requestedRange, baseline = times.baseline } =
    (isChange && !times.baseline && requestedRange && schema.withYearBefore?.(requestedRange)) ||
    {};

  const query: Query = {
    entity: entity.id,
    aggregate,
    measure,
    divisor,
    filters,
    comparisons,
    countedField: isCount ? countedField : undefined,
    group,
    order: (group || isList) && !isPerGroup ? order : undefined,
    limit: asksForRow ? 1 : limit,
    range,
    baseline,
    pick,
  };
  const usedMeasures = [measure, divisor, ...comparisons.map(({ measure: id }) => id)];
  const unitFormats = unitMeasures?.map((id) => getMeasure(schema, id).format);
  const omissions = [
    asks('duration') && !measure,
    // `revenue by` names no group.
    asks('by', 'per') && !requestedGroup && !divisor && !(order && measures[0]) && !baseline,
    asks('mean') && aggregate === 'count' && !divisor,
    // `share of revenue` names no part.
    isShare && filters.length + comparisons.length === 0 && !group,
    // No query groups such shares: `share of trucks by lane`.
    isShareOfFilter && requestedGroup,
    // Amounts of 1 or more are not percentages: `margin under 20%` (0.2).
    comparisons.some(
      ({ measure: id, value }) =>
        value > 0 && value < 1 && Math.min(...entity.rows.map((row) => Number(row[id]))) >= 1,
    ),
    // No query compares the averages of groups with a threshold.
    comparisons.some(({ isTotal }) => isTotal && ['mean', 'median'].includes(aggregate)),
    // `the share of cars that block a lane` is a share of cars, not of events.
    firstFilter &&
      !measure &&
      (isShareOfFilter || (groupBy && filters.length === 1)) &&
      entity.listedByDefault &&
      !isEntityMentioned &&
      getDimension(schema, firstFilter.field).valuesNameRows,
    // `how many cartons` needs a measure in cartons.
    unitFormats &&
      !schema.measures.some(
        ({ id, format }) => usedMeasures.includes(id) && unitFormats.includes(format),
      ),
    // A query has one measure: `revenue and cartons`.
    !isChange && measures.some((id) => !usedMeasures.includes(id)),
    // `top five customers` needs a measure.
    order && !measure && (!group || isDurationWord(orderWord)) && !(baseline && group),
    // `most trucks on the main road` names no group.
    isMostOrLeast && !groupBy && measures.length === 0 && filters.length > 0 && !isEntityMentioned,
    // No query picks from each group: `the first order of each region`.
    isPerGroup && pick,
    // For a role that sees only the North, `outside the North` excludes everything.
    interpretation.filters.some(
      ({ field, not, values }) =>
        not && values.length === getDimension(schema, field).values.length,
    ),
    // No query compares two pairs: `cars eastbound or trucks westbound`.
    asks('compare') && multiTermFields.size > 1,
    // `most growth` names no groups.
    order && isChange && !groupBy,
    // `how many accounts grew` is not the growth of the number of accounts.
    isChange &&
      countedField &&
      (asks('grow', 'shrink') || (!times.baseline && asks('more', 'less'))),
    // `complaints region` lacks `by`.
    requestedGroup && !asksForGroups && aggregate === 'count' && !asks('count', 'sum'),
    isChange && !baseline,
    // `compare revenue` names no groups.
    asks('compare') && !groupBy && !baseline && comparisons.length === 0 && !countedField,
    // `next` picks the first row, which may be in the past.
    asks('next') && !times.range && entity.rows.some(({ time = 0 }) => time < 0),
  ];
  const contradictions = [
    divisor && measure && !isAdditive(measure),
    aggregate === 'rate' && measure && !isAdditive(measure),
    aggregate === 'median' && entity.measures.includes(divisor ?? ''),
    !isCount && !isList && !isShare && !measure && !divisor,
    // In `the first month of 2025`, `first` picks no row.
    (baseline || pick) && group && getDimension(schema, group).ordered,
    baseline && (pick || isList || isShare),
  ];
  return [...omissions, ...contradictions].some(Boolean) ? undefined : query;
}

/** `how many cartons`, `how long`, `when` and `sell` imply a measure. */
function findMeasures({ entity, asks, measures, unitMeasures, verbMeasure }: Interpretation) {
  const { mainMeasure = '', durationMeasure, whenMeasure } = entity;
  if (asks('when') && whenMeasure) return [whenMeasure];
  if (measures.length > 0) return [...measures];
  if (asks('amount') && unitMeasures?.includes(mainMeasure)) return [mainMeasure];
  const implied = (asks('duration') && durationMeasure) || verbMeasure;
  return implied ? [implied] : [];
}

function findGroup(interpretation: Interpretation, measures: string[], isChange: boolean) {
  const { entity, schema, asks, groups, order, orderWord, multiTermFields } = interpretation;
  if (groups[0]) return groups[0];
  const asksWhenMost = asks('when') && order && measures.every(interpretation.isAdditive);
  if ((asks('trend') && !isChange) || asksWhenMost) return schema.trendDimension;
  const { whoDimension = '' } = schema;
  // `who buys most often` or `who ordered gloves`
  const asksWho =
    asks('who') && !multiTermFields.size && (/most|least/.test(orderWord) || entity.keyField);
  return asksWho && entity.dimensions.includes(whoDimension) ? whoDimension : undefined;
}

/** `more cars or more vans` and `which region grew` imply an order of the groups. */
function findOrder({ asks, order, comparisons }: Interpretation, group?: string): Query['order'] {
  if (order && asks('shrink')) return order === 'most' ? 'least' : 'most';
  if (!group || order) return order;
  const isImplied = (word: string, change: string) =>
    (asks(word) && comparisons.length === 0) || (asks('which') && asks(change));
  return isImplied('more', 'grow') ? 'most' : isImplied('less', 'shrink') ? 'least' : undefined;
}

/** `lost more than 20%` is a change under -0.2. A value over 5 (500%) is an amount. */
function toChange([first, second]: Comparison[], isDecline: boolean) {
  if (!first || second || first.value > 5) return;
  if (!isDecline) return { ...first, measure: 'change', isTotal: true };
  // Undefined for `lost less than 20%`.
  const operator = ({ over: 'under', 'at least': 'at most' } as const)[first.operator as 'over'];
  return operator && { measure: 'change', operator, value: -first.value, isTotal: true };
}

function defaultMeasure(
  { entity, isEntityMentioned, divisor }: Interpretation,
  aggregate: Aggregate,
  order: Query['order'],
) {
  const { mainMeasure, durationMeasure } = entity;
  if (aggregate === 'list') return order && mainMeasure;
  // `the share of red` is a share of time, not of phases.
  const countsRows = isEntityMentioned && mainMeasure !== durationMeasure;
  return (aggregate === 'share' || divisor) && countsRows ? undefined : mainMeasure;
}

function chooseAggregate(
  {
    schema,
    entity,
    asks,
    comparisons,
    isEntityMentioned,
    isEntitySuperlative,
    eachGroup,
    divisor,
    pick,
    limit,
    isMostOrLeast,
  }: Interpretation,
  [measureId]: string[],
  {
    filters,
    groupBy,
    order,
    asksForRow,
    isChange,
    asksForGroups,
  }: Pick<Query, 'filters' | 'order'> & {
    groupBy?: string;
    asksForRow: boolean;
    isChange: boolean;
    asksForGroups: boolean;
  },
): Aggregate {
  // The filter `running short` names stock lines.
  const isNamedByFilter = filters.some(
    ({ field }) => getDimension(schema, field).countedEntity === entity.id,
  );
  const isMentioned = isEntityMentioned || isNamedByFilter;
  const usedId = measureId ?? entity.mainMeasure;
  const measure = usedId ? getMeasure(schema, usedId) : undefined;
  const defaultAggregate = measure ? (measure.defaultAggregate ?? 'mean') : 'count';
  if (asks('share') && !asks('grow', 'shrink'))
    // `top 3 accounts by share of revenue` lists sums.
    return order && groupBy && limit && measure?.defaultAggregate ? 'sum' : 'share';
  if (asks('rate')) return 'rate';
  if (divisor) return asks('median') ? 'median' : 'mean';
  if (!measureId && filters.some(({ omitsGroups }) => omitsGroups)) return 'count';
  if (asks('count') && !(asks('amount') && measureId))
    return asks('when') && !groupBy ? 'list' : 'count';
  for (const aggregate of ['mean', 'median', 'p15', 'p85', 'p95', 'max', 'min'] as const)
    if (asks(aggregate)) return aggregate;
  if (asks('sum') && (groupBy || !order))
    return measure && (measureId || !isMentioned) ? 'sum' : 'count';
  if (order && !groupBy)
    return asksForRow || limit !== undefined ? 'list' : order === 'most' ? 'max' : 'min';
  if (asks('when') && measureId && measureId === entity.whenMeasure) return 'min';
  if (measureId) return defaultAggregate;
  if (pick && !groupBy) return 'list';
  if (isEntitySuperlative && groupBy === eachGroup && !isMostOrLeast)
    return order === 'most' ? 'max' : 'min';
  if (groupBy && (!entity.listedByDefault || asksForGroups)) {
    const countsRows =
      (isMentioned && !order) || isNamedByFilter || (isEntitySuperlative && isMostOrLeast);
    return countsRows ? 'count' : defaultAggregate;
  }
  if (isChange && !entity.mainMeasure) return 'count';
  if (
    entity.listedByDefault ||
    asks('list', 'which', 'when', 'why') ||
    (comparisons.length > 0 && !isMentioned)
  )
    return 'list';
  return entity.mainMeasure && !isMentioned ? defaultAggregate : 'count';
}
