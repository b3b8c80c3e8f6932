import { operators } from './answer.ts';
import { getDimension, getMeasure } from './describe.ts';
import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Aggregate, Comparison, Filter, Query, TimeRange } from './query.ts';
import type { Entity, Schema } from './schema.ts';
import { stem } from './stem.ts';

/** `isOutside`: the entity has no rows in the time asked for. */
type Resolution = { query?: Query; unmatched: string[]; isOutside?: boolean };

/** The times of a question. `baseline` is the earlier one of two. */
export type Times = { range?: TimeRange; baseline?: TimeRange };

/**
 * Builds a query for the first entity that supports every term. Otherwise returns the terms that
 * the best entity does not support.
 */
export function resolve(terms: Term<Meaning>[], times: Times, schema: Schema): Resolution {
  const indexOf = (matches: (meaning: Meaning) => boolean) => {
    const index = terms.findIndex(({ meanings }) => meanings.some(matches));
    return index < 0 ? terms.length : index;
  };
  const mention = ({ id, impliedBy }: Entity) => {
    const implied = terms.findIndex(({ text }) => impliedBy?.includes(stem(text)));
    const index = indexOf((meaning) => meaning.type === 'entity' && meaning.id === id);
    return implied < 0 ? index : Math.min(index, implied);
  };
  const asksWhen = terms.some((term) => has('when', term));
  const counted = findCountedEntity(terms, schema);
  // The entity mentioned first wins. Otherwise `when` prefers entities that list their rows.
  const rank = (entity: Entity) =>
    (entity.id === counted ? -1 : mention(entity)) +
    (asksWhen && !entity.listedByDefault ? 0.5 : 0);
  const candidates = schema.entities.toSorted((a, b) => rank(a) - rank(b));
  const { range } = times;
  let best: Resolution = { unmatched: terms.map(({ text }) => text) };
  for (const entity of candidates) {
    if (range && entity.defaultRange === null) continue;
    const { query, unmatched } = new QueryBuilder(entity, schema).build(terms, times);
    if (query && unmatched.length === 0) {
      if (!range || reaches(entity, range)) return { query, unmatched };
      best.isOutside = true;
    } else if (unmatched.length > 0 && unmatched.length < best.unmatched.length)
      best = { ...best, unmatched };
  }
  return best;
}

/** Whether the range lies between the first row and the last. */
const reaches = ({ rows }: Entity, { from, to }: TimeRange) =>
  (to >= 0 || rows.some(({ time = 0 }) => time <= to)) && rows.some(({ time = 0 }) => time >= from);

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

class QueryBuilder {
  readonly entity: Entity;
  readonly schema: Schema;
  keywords = new Set<string>();
  filters: Filter[] = [];
  /** Fields whose values come from two terms: `trucks and vans`, but not `two wheelers`. */
  mergedFields = new Set<string>();
  comparisons: Comparison[] = [];
  measures: string[] = [];
  /** Terms that the entity does not support. */
  unmatched: string[] = [];
  group: string | undefined;
  order: Query['order'];
  /** `the biggest deal` */
  isNounExtreme = false;
  asksWho = false;
  /** `longest` is an order of a measure only. */
  asksForLength = false;
  /** `most` alone does not say of what. */
  isOrderVague = false;
  limit: number | undefined;
  distinct: string | undefined;
  per: string | undefined;
  pick: Query['pick'];
  /** `how many cartons` asks for an amount, not for a number of rows. */
  asksForAmount = false;
  verbMeasure: string | undefined;
  /** The measure of `how long` or `when`, unless another is mentioned. */
  impliedMeasure: string | undefined;
  isNegated = false;
  negatedField: string | undefined;
  /** A negation until a filter uses it. */
  pendingNegation: string | undefined;
  /** Measures with the unit that was mentioned. */
  unitMeasures: string[] | undefined;
  isEntityMentioned = false;
  /** Keyword of the previous term. */
  previousKeyword: string | undefined;
  /** `over` or `under`, until its number follows. */
  pendingOperator: { text: string; operator: Comparison['operator'] } | undefined;
  /** Comparisons without a measure: in `over 300 cartons` the unit names it. */
  pendingComparisons: Comparison[] = [];

  constructor(entity: Entity, schema: Schema) {
    this.entity = entity;
    this.schema = schema;
  }

  build(terms: Term<Meaning>[], times: Times): Resolution {
    for (const [index, { text, meanings, number }] of terms.entries()) {
      if (number !== undefined) this.applyNumber(text, number, terms[index + 1]?.meanings ?? []);
      else {
        const supported = meanings.filter((meaning) => this.supports(meaning));
        const unit =
          this.pendingComparisons.length > 0 && supported.find(({ type }) => type === 'unit');
        // `how long did it last` is no order, `the longest stop` no filter.
        const length =
          (this.keywords.has('duration') || this.asksForLength || this.unitMeasures) &&
          this.measures.length === 0 &&
          supported.find((meaning) => meaning.type === 'measure' && !meaning.order);
        // In `the last event`, `last` is no verb.
        const position =
          !length && !this.unitMeasures && supported.find((meaning) => isPosition(meaning));
        const meaning = unit || length || position || supported[0];
        // `sell` is a measure only if the question has no other.
        const isVerb = supported.some(({ type }) => type === 'filler');
        if (meaning?.type === 'measure' && isVerb) this.verbMeasure ??= meaning.id;
        else if (meaning) this.applyMeaning(text, meaning);
        else this.unmatched.push(text);
      }
    }
    if (this.pendingNegation) this.unmatched.push(this.pendingNegation);
    if (this.pendingOperator) this.unmatched.push(this.pendingOperator.text);
    this.completeComparisons(this.entity.mainMeasure);
    const query = this.toQuery(times);
    return { query, unmatched: this.unmatched };
  }

  supports(meaning: Meaning): boolean {
    const { id, dimensions, measures, impossibleValues } = this.entity;
    if (meaning.type === 'entity') return meaning.id === id;
    if (meaning.type === 'unit') return meaning.measures.some((one) => measures.includes(one));
    if (meaning.type === 'measure' || meaning.type === 'ratio')
      return measures.includes(meaning.id) && !getMeasure(this.schema, meaning.id).hidden;
    if (isPosition(meaning)) return this.entity.rows.some(({ time }) => time !== undefined);
    if (meaning.type !== 'value' && meaning.type !== 'field') return meaning.type !== 'absent';
    const { hidden, ownerEntity } = getDimension(this.schema, meaning.field);
    if (!dimensions.includes(meaning.field) || hidden) return false;
    if (meaning.type === 'field') return true;
    if (ownerEntity && ![this.group, this.distinct].includes(ownerEntity))
      if (ownerEntity !== id || !this.isEntityMentioned) return false;
    return !meaning.values.some((value) => impossibleValues?.includes(value));
  }

  applyMeaning(text: string, meaning: Meaning): void {
    const { type } = meaning;
    const isCounted = this.previousKeyword === 'count';
    const isDivisor = this.previousKeyword === 'per' && this.isSum(this.measures[0]);
    // `violations by trucks`, `average wait per vehicle`
    const { previousKeyword, measures } = this;
    if (type === 'value' && previousKeyword === 'by') this.keywords.delete('by');
    if (['value', 'entity'].includes(type) && previousKeyword === 'per')
      if (measures.length > 0 && !isDivisor) this.keywords.delete('per');
    if (type === 'entity') this.applyEntity(isDivisor);
    else if (type === 'value') this.addFilter(meaning.field, meaning.values);
    else if (type === 'field') this.applyField(text, meaning.field, isCounted);
    else if (type === 'ratio') {
      this.measures.push(meaning.id);
      this.per = meaning.per;
    } else if (type === 'measure' && isDivisor) this.per = meaning.id;
    else if (type === 'measure' && this.pendingComparisons.length > 0)
      this.completeComparisons(meaning.id);
    else if (type === 'measure') {
      this.measures.push(meaning.id);
      if (meaning.order) this.order = meaning.order;
    } else if (type === 'unit') {
      const measure = meaning.measures.find((id) => this.entity.measures.includes(id));
      if (isDivisor) this.per = measure;
      else {
        this.unitMeasures = meaning.measures;
        this.completeComparisons(measure);
      }
    } else if (type === 'keyword') this.applyKeyword(text, meaning.keyword);
    if (isCounted && (type === 'measure' || type === 'unit')) this.asksForAmount = true;
    this.previousKeyword = type === 'keyword' ? meaning.keyword : undefined;
  }

  applyEntity(isDivisor: boolean): void {
    const { id, label, mainMeasure } = this.entity;
    const [measure = mainMeasure] = this.measures;
    const isExtreme = this.previousKeyword === 'most' || this.previousKeyword === 'least';
    // `the chance of the biggest deal` needs two measures.
    if (isExtreme && measure !== mainMeasure) this.unmatched.push(label);
    this.isNounExtreme ||= isExtreme;
    if (isDivisor) this.per = id;
    else this.isEntityMentioned = true;
  }

  applyField(text: string, field: string, isCounted: boolean): void {
    const isDivided = this.previousKeyword === 'per' || text.endsWith('ly');
    // `average revenue per account` adds up the orders of each account.
    if (this.previousKeyword === 'all') return;
    if (
      isDivided &&
      this.entity.distinct &&
      ['mean', 'median'].some((one) => this.keywords.has(one))
    )
      this.per = field;
    else if (isCounted) this.distinct = field;
    else if (this.group && this.group !== field) this.unmatched.push(text);
    else this.group = field;
  }

  isSum = (measure: string | undefined) =>
    Boolean(measure) && getMeasure(this.schema, measure ?? '').defaultAggregate === 'sum';

  applyKeyword(text: string, keyword: string): void {
    const { durationMeasure, whenMeasure } = this.entity;
    this.asksWho ||= text === 'who';
    if (keyword === 'not' || keyword === 'never') {
      this.isNegated = true;
      this.negatedField = undefined;
      this.pendingNegation = text;
    } else if (keyword === 'but') this.isNegated = !this.isNegated;
    else if (isOperator(keyword)) this.pendingOperator = { text, operator: keyword };
    else if (keyword === 'most' || keyword === 'least') {
      this.order = keyword;
      this.isOrderVague = text === keyword;
      this.asksForLength = text === 'longest' || text === 'shortest';
    } else if (keyword === 'worst') this.order = this.schema.worstOrder;
    else if (keyword === 'first' || keyword === 'last') {
      if (this.pick && this.pick !== keyword) this.unmatched.push(text);
      this.pick = keyword;
    } else if (keyword === 'next') this.pick = 'first';
    else if (keyword === 'duration') this.impliedMeasure = durationMeasure;
    else if (keyword === 'when') this.impliedMeasure = whenMeasure;
    this.keywords.add(keyword);
  }

  applyNumber(text: string, value: number, next: Meaning[]): void {
    const [measured = ''] = this.measures;
    const isOfOwner = (meaning: Meaning) =>
      meaning.type === 'value' && getDimension(this.schema, meaning.field).ownerEntity;
    // `at least 2 open complaints` compares a number of rows.
    if (this.pendingOperator && next.some((one) => one.type === 'entity' || isOfOwner(one))) {
      const { operator } = this.pendingOperator;
      if (next.some((one) => !isOfOwner(one) && this.supports(one)))
        this.comparisons.push({ measure: this.entity.id, operator, value, total: true });
      else this.unmatched.push(text);
      this.pendingOperator = undefined;
      return;
    }
    const isAmount = next.some(
      (meaning) => meaning.type === 'unit' && meaning.measures.includes(measured),
    );
    const isComparative = this.keywords.has('compare') && this.order && this.measures.length > 0;
    const operator =
      this.pendingOperator?.operator ??
      (isComparative ? operatorByOrder[this.order ?? 'most'] : isAmount && 'at least');
    if (operator) {
      const measure =
        this.measures.pop() ??
        (this.pendingComparisons.length > 0 ? '' : this.comparisons.at(-1)?.measure) ??
        '';
      const comparison = { measure, operator, value };
      this.comparisons.push(comparison);
      if (!measure) this.pendingComparisons.push(comparison);
      this.pendingOperator = undefined;
      if (isComparative) this.order = undefined;
    } else if (this.order || this.pick || this.keywords.has('list') || next.some(isSuperlative))
      this.limit = value;
    else this.unmatched.push(text);
  }

  completeComparisons(measure: string | undefined): void {
    for (const comparison of this.pendingComparisons)
      if (measure) comparison.measure = measure;
      else this.unmatched.push(String(comparison.value));
    this.pendingComparisons = [];
  }

  addFilter(field: string, values: readonly string[]): void {
    // `other than bikes eastbound` excludes bikes only.
    this.negatedField ??= field;
    this.isNegated &&= this.negatedField === field;
    const not = this.isNegated;
    // `did the South sell more than the North` compares them.
    if (this.pendingOperator && this.filters.some((filter) => filter.field === field)) {
      this.keywords.add('compare').add(this.pendingOperator.operator === 'over' ? 'more' : 'less');
      this.pendingOperator = undefined;
    }
    if (not) this.pendingNegation = undefined;
    const existing = this.filters.find(
      (filter) => filter.field === field && Boolean(filter.not) === not,
    );
    // Of things that accounts have, each is required.
    const isEach = getDimension(this.schema, field).ownerEntity;
    if (existing && !isEach) {
      existing.values = [...new Set([...existing.values, ...values])];
      this.mergedFields.add(field);
    } else this.filters.push({ field, values: [...values], ...(not && { not }) });
  }

  /** Undefined if the terms are no question, or if the query would ignore one of them. */
  toQuery({ range: requestedRange, baseline: requestedBaseline }: Times): Query | undefined {
    const { entity, schema, keywords, limit, unitMeasures, pick, per } = this;
    // `how many cartons` without a measure is the main one.
    const { mainMeasure = '' } = entity;
    if (this.asksForAmount && this.measures.length === 0 && unitMeasures?.includes(mainMeasure))
      this.measures.push(mainMeasure);
    if (keywords.has('duration') && !this.impliedMeasure && this.measures.length === 0) return;
    if (this.impliedMeasure && (keywords.has('when') || this.measures.length === 0))
      this.measures = [this.impliedMeasure];
    const isChange =
      requestedBaseline !== undefined ||
      ['grow', 'shrink', 'yearBefore'].some((keyword) => keywords.has(keyword));
    const asksWhenMost =
      keywords.has('when') && this.order && this.measures.every((one) => this.isSum(one));
    if ((keywords.has('trend') && !isChange) || asksWhenMost) this.group ??= schema.trendDimension;
    if (this.verbMeasure && this.measures.length === 0) this.measures = [this.verbMeasure];
    const { whoDimension = '' } = schema;
    if (this.asksWho && (this.isOrderVague || entity.distinct))
      if (entity.dimensions.includes(whoDimension)) this.group ??= whoDimension;
    // `the biggest deal and its stage` asks for one row.
    const asksForRow =
      this.isNounExtreme &&
      this.group !== undefined &&
      !['by', 'per', 'which'].some((one) => keywords.has(one)) &&
      !this.isOrderVague;
    if (asksForRow) this.group = undefined;
    const isSingleGroup = this.filters.some(
      ({ field, not, values }) => field === this.group && !not && values.length === 1,
    );
    const compared = this.comparedField();
    if (isSingleGroup) this.group = undefined;
    const grouping = isSingleGroup ? undefined : (this.group ?? compared);
    this.orderByComparative(grouping);
    const { order } = this;
    const asked = this.distinct ?? (keywords.has('which') ? grouping : undefined);
    const filters = this.filters.map((filter) =>
      filter.not && !order && asked && filter.field !== asked
        ? { field: filter.field, values: filter.values, never: true }
        : filter,
    );
    const comparisons = this.comparisons.map((comparison) =>
      !comparison.total &&
      (asked || keywords.has('together')) &&
      !this.isEntityMentioned &&
      this.isSum(comparison.measure)
        ? { ...comparison, total: true }
        : comparison,
    );
    // `which deals were postponed`: those with any postponement.
    const [possessed = ''] = this.measures;
    if (keywords.has('which') && this.isEntityMentioned && this.isSum(possessed))
      if (!order && !grouping && comparisons.length === 0 && this.measures.length === 1) {
        this.measures = [];
        comparisons.push({ measure: possessed, operator: 'over', value: 0 });
      }
    const compares = comparisons.find(
      ({ total, measure }) => total && grouping && measure !== entity.id,
    )?.measure;
    if (compares) this.measures.push(compares);
    const aggregate = this.chooseAggregate(
      grouping,
      filters.some(({ never }) => never),
      asksForRow,
    );
    const isShareOfFilter = aggregate === 'share' && filters.length > 0 && !keywords.has('per');
    if (isShareOfFilter && this.group) return;
    const group = isShareOfFilter || aggregate === 'list' ? undefined : grouping;
    const needsMeasure =
      !['count', 'share', 'rate'].includes(aggregate) || comparisons.length === 0;
    const measure = needsMeasure ? (this.measures[0] ?? this.defaultMeasure(aggregate)) : undefined;
    if (!measure && order && (!group || this.asksForLength)) return;
    const isSortedBy = order && this.measures.length > 0;
    if ((keywords.has('by') || keywords.has('per')) && !this.group && !per && !isSortedBy) return;
    if (per && measure && !this.isSum(measure)) return;
    if (aggregate === 'median' && entity.measures.includes(per ?? '')) return;
    if (this.isNounExtreme && keywords.has('per') && this.measures.length === 0) return;
    if (this.isOrderVague && !grouping && this.measures.length + this.filters.length > 0)
      if (this.measures.length === 0 && !this.isEntityMentioned) return;
    if (aggregate === 'share' && filters.length + comparisons.length === 0 && !group) return;
    if (aggregate === 'count' && keywords.has('mean') && !per) return;
    const isCount = aggregate === 'count' || aggregate === 'rate';
    const used = [
      isCount ? undefined : measure,
      per,
      ...comparisons.map((comparison) => comparison.measure),
    ];
    if (unitMeasures && !used.some((id = '') => unitMeasures.includes(id))) return;
    if (this.group && !this.asksForGroups() && aggregate === 'count')
      if (!keywords.has('count') && !keywords.has('sum')) return;
    // A query must use every measure that was mentioned.
    if (this.measures.some((id) => !used.includes(id))) return;
    if (['sum', 'mean', 'median', 'max', 'min'].includes(aggregate) && !measure && !per) return;
    const isTrend = group !== undefined && group === schema.trendDimension && entity.defaultRange;
    const defaultRange = (isTrend && schema.trendRange) || entity.defaultRange;
    const range = requestedRange ?? defaultRange ?? undefined;
    // The next row is the first one after now.
    if (keywords.has('next') && !requestedRange && entity.rows.some(({ time = 0 }) => time < 0))
      return;
    const years =
      isChange && !requestedBaseline ? range && schema.withYearBefore?.(range) : undefined;
    const baseline = requestedBaseline ?? years?.baseline;
    if (isChange && !baseline) return;
    if (baseline && group && getDimension(schema, group).ordered) return;
    if (baseline && (pick || aggregate === 'list' || aggregate === 'share')) return;
    return {
      entity: entity.id,
      aggregate,
      measure: isCount ? undefined : measure,
      per,
      filters,
      comparisons,
      distinct: isCount ? this.distinct : undefined,
      group,
      order: group || aggregate === 'list' ? order : undefined,
      limit: asksForRow ? 1 : limit,
      range: years?.range ?? range,
      baseline,
      pick,
    };
  }

  /** `more cars or more vans` and `which region grew` order the groups. */
  orderByComparative(group: string | undefined): void {
    const { keywords } = this;
    if (this.order && keywords.has('shrink')) this.order = this.order === 'most' ? 'least' : 'most';
    if (!group || this.order || this.comparisons.length > 0) return;
    if (keywords.has('more') || (keywords.has('which') && keywords.has('grow')))
      this.order = 'most';
    else if (keywords.has('less') || (keywords.has('which') && keywords.has('shrink')))
      this.order = 'least';
  }

  /** `by region`, `which region` and `best region` ask for groups; `region` alone does not. */
  asksForGroups = () =>
    this.order !== undefined ||
    ['by', 'per', 'list', 'which', 'trend', 'compare'].some((one) => this.keywords.has(one));

  /** The field whose values the question compares: `trucks and vans`, but not `vehicles`. */
  comparedField = () =>
    this.filters.find(({ field, not }) => !not && this.mergedFields.has(field))?.field;

  defaultMeasure(aggregate: Aggregate): string | undefined {
    if (aggregate === 'list') return this.order && this.entity.mainMeasure;
    const { mainMeasure, durationMeasure } = this.entity;
    // The share of a light's color is a share of time.
    const countsRows = this.isEntityMentioned && mainMeasure !== durationMeasure;
    if ((aggregate === 'share' || this.per) && countsRows) return;
    return aggregate === 'count' || aggregate === 'rate' ? undefined : mainMeasure;
  }

  chooseAggregate(group: string | undefined, isExcluding: boolean, isRow: boolean): Aggregate {
    const { keywords, entity, order, pick } = this;
    // `running short` names stock lines as `stock lines` does.
    const isNamed = ({ field }: Filter) =>
      getDimension(this.schema, field).countedEntity === entity.id;
    const asksForMostRows = this.isNounExtreme && this.isOrderVague;
    const isEntityMentioned = this.isEntityMentioned || this.filters.some(isNamed);
    const measureId = this.measures[0];
    const mainMeasure = measureId ?? entity.mainMeasure;
    const measure = mainMeasure ? getMeasure(this.schema, mainMeasure) : undefined;
    const defaultAggregate = measure ? (measure.defaultAggregate ?? 'mean') : 'count';
    const isChange = keywords.has('grow') || keywords.has('shrink');
    if (keywords.has('share') && !isChange)
      return order && group && this.limit && measure?.defaultAggregate ? 'sum' : 'share';
    if (keywords.has('rate')) return 'rate';
    if (this.per) return keywords.has('median') ? 'median' : 'mean';
    if (isExcluding && !measureId) return 'count';
    if (keywords.has('count') && !(this.asksForAmount && measureId))
      return keywords.has('when') && !group ? 'list' : 'count';
    for (const aggregate of ['mean', 'median', 'max', 'min'] as const)
      if (keywords.has(aggregate)) return aggregate;
    if (keywords.has('sum') && (group || !order))
      return measure && (measureId || !isEntityMentioned) ? 'sum' : 'count';
    if (order && !group && (isRow || this.limit !== undefined)) return 'list';
    if (order && !group) return order === 'most' ? 'max' : 'min';
    if (keywords.has('when') && measureId && measureId === entity.whenMeasure) return 'min';
    if (measureId) return defaultAggregate;
    if (pick && !group) return 'list';
    if (group && (!entity.listedByDefault || this.asksForGroups()))
      return (isEntityMentioned && !order) || this.filters.some(isNamed) || asksForMostRows
        ? 'count'
        : defaultAggregate;
    const asksForRows = ['list', 'which', 'when', 'why'].some((keyword) => keywords.has(keyword));
    if (entity.listedByDefault || asksForRows) return 'list';
    return entity.mainMeasure && !isEntityMentioned ? defaultAggregate : 'count';
  }
}

const isOperator = (keyword: string): keyword is Comparison['operator'] =>
  Object.hasOwn(operators, keyword);

const isPosition = (meaning: Meaning) =>
  meaning.type === 'keyword' && ['first', 'last', 'next'].includes(meaning.keyword);

const isSuperlative = (meaning: Meaning) =>
  meaning.type === 'keyword'
    ? isPosition(meaning) || ['most', 'least'].includes(meaning.keyword)
    : meaning.type === 'measure' && meaning.order !== undefined;

const operatorByOrder = { most: 'over', least: 'under' } as const;
