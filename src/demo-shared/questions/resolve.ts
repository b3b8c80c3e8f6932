import { operators } from './answer.ts';
import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Aggregate, Comparison, Filter, Query, TimeRange } from './query.ts';
import type { Entity, Schema } from './schema.ts';

/** `isOutside`: the entity has no rows in the time asked for. */
type Resolution = { query?: Query; unmatched: string[]; isOutside?: boolean };

/**
 * Builds a query for the first entity that supports every term. Otherwise returns the terms that
 * the best entity does not support.
 */
export function resolve(
  terms: Term<Meaning>[],
  range: TimeRange | undefined,
  schema: Schema,
): Resolution {
  const indexOf = (matches: (meaning: Meaning) => boolean) => {
    const index = terms.findIndex(({ meanings }) => meanings.some(matches));
    return index < 0 ? terms.length : index;
  };
  const mention = ({ id }: Entity) =>
    indexOf((meaning) => meaning.type === 'entity' && meaning.id === id);
  const asksWhen = terms.some((term) => has('when', term));
  const counted = findCountedEntity(terms, schema);
  // The entity mentioned first wins. Otherwise `when` prefers entities that list their rows.
  const rank = (entity: Entity) =>
    (entity.id === counted ? -1 : mention(entity)) +
    (asksWhen && !entity.listedByDefault ? 0.5 : 0);
  const candidates = schema.entities.toSorted((a, b) => rank(a) - rank(b));
  let best: Resolution = { unmatched: terms.map(({ text }) => text) };
  for (const entity of candidates) {
    if (range && entity.defaultRange === null) continue;
    const { query, unmatched } = new QueryBuilder(entity, schema).build(terms, range);
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
  rows.some(({ time = 0 }) => time <= to) && rows.some(({ time = 0 }) => time >= from);

const has = (what: string, { meanings }: Term<Meaning>) =>
  meanings.some(
    (meaning) => meaning.type === what || (meaning.type === 'keyword' && meaning.keyword === what),
  );

/** `how many bakeries` and `bakeries` count the accounts that are bakeries. */
function findCountedEntity(terms: Term<Meaning>[], schema: Schema): string | undefined {
  const index = terms.findIndex((term) => has('count', term));
  const isBare = !terms.some((term) =>
    ['measure', 'entity', 'keyword'].some((type) => has(type, term)),
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
  comparisons: Comparison[] = [];
  measures: string[] = [];
  /** Terms that the entity does not support. */
  unmatched: string[] = [];
  group: string | undefined;
  order: Query['order'];
  limit: number | undefined;
  distinct: string | undefined;
  /** `how many cartons` asks for an amount, not for a number of rows. */
  asksForAmount = false;
  isNegated = false;
  /** A negation until a filter uses it. */
  pendingNegation: string | undefined;
  /** Measures with the unit that was mentioned. */
  unitMeasures: string[] | undefined;
  isEntityMentioned = false;
  /** Keyword of the previous term. */
  previousKeyword: string | undefined;
  /** `over` or `under`, until its number follows. */
  pendingOperator: { text: string; operator: Comparison['operator'] } | undefined;
  /** A comparison without a measure: in `over 300 cartons` the unit names it. */
  pendingComparison: Comparison | undefined;

  constructor(entity: Entity, schema: Schema) {
    this.entity = entity;
    this.schema = schema;
  }

  build(terms: Term<Meaning>[], range: TimeRange | undefined): Resolution {
    for (const [index, { text, meanings, number }] of terms.entries()) {
      if (number !== undefined) this.applyNumber(text, number, terms[index + 1]?.meanings ?? []);
      else {
        const supported = meanings.filter((meaning) => this.supports(meaning));
        const unit = this.pendingComparison && supported.find(({ type }) => type === 'unit');
        // `how long did it last` is no order.
        const length =
          this.keywords.has('duration') &&
          supported.find((meaning) => meaning.type === 'measure' && !meaning.order);
        const meaning = unit || length || supported[0];
        if (meaning) this.applyMeaning(text, meaning);
        else this.unmatched.push(text);
      }
    }
    if (this.pendingNegation) this.unmatched.push(this.pendingNegation);
    if (this.pendingOperator) this.unmatched.push(this.pendingOperator.text);
    if (this.pendingComparison) this.completeComparison(this.entity.mainMeasure);
    return { query: this.toQuery(range), unmatched: this.unmatched };
  }

  supports(meaning: Meaning): boolean {
    const { id, dimensions, measures, impossibleValues } = this.entity;
    if (meaning.type === 'entity') return meaning.id === id;
    if (meaning.type === 'unit') return meaning.measures.some((one) => measures.includes(one));
    if (meaning.type === 'measure')
      return (
        measures.includes(meaning.id) &&
        !this.schema.measures.find((measure) => measure.id === meaning.id)?.hidden
      );
    if (meaning.type !== 'value' && meaning.type !== 'field') return meaning.type !== 'absent';
    const dimension = this.schema.dimensions.find((one) => one.id === meaning.field);
    if (!dimensions.includes(meaning.field) || dimension?.hidden) return false;
    if (meaning.type === 'field') return true;
    if (dimension?.needsEntity && !this.isEntityMentioned) return false;
    return !meaning.values.some((value) => impossibleValues?.includes(value));
  }

  applyMeaning(text: string, meaning: Meaning): void {
    const { type } = meaning;
    const isCounted = this.previousKeyword === 'count';
    if (type === 'entity') this.isEntityMentioned = true;
    else if (type === 'value') this.addFilter(meaning.field, meaning.values);
    else if (type === 'field' && isCounted) this.distinct = meaning.field;
    else if (type === 'field' && this.group && this.group !== meaning.field)
      this.unmatched.push(text);
    else if (type === 'field') this.group = meaning.field;
    else if (type === 'measure' && this.pendingComparison) this.completeComparison(meaning.id);
    else if (type === 'measure') {
      this.measures.push(meaning.id);
      if (meaning.order) this.order = meaning.order;
    } else if (type === 'unit') {
      this.unitMeasures = meaning.measures;
      if (this.pendingComparison)
        this.completeComparison(meaning.measures.find((id) => this.entity.measures.includes(id)));
    } else if (type === 'keyword') this.applyKeyword(text, meaning.keyword);
    if (isCounted && (type === 'measure' || type === 'unit')) this.asksForAmount = true;
    this.previousKeyword = type === 'keyword' ? meaning.keyword : undefined;
  }

  applyKeyword(text: string, keyword: string): void {
    const { durationMeasure } = this.entity;
    if (keyword === 'not') {
      this.isNegated = true;
      this.pendingNegation = text;
    } else if (keyword === 'but') this.isNegated = !this.isNegated;
    else if (isOperator(keyword)) this.pendingOperator = { text, operator: keyword };
    else if (keyword === 'most' || keyword === 'least') this.order = keyword;
    else if (keyword === 'worst') this.order = this.schema.worstOrder;
    else if (keyword === 'duration' && durationMeasure) this.measures.push(durationMeasure);
    else if (keyword === 'trend') this.group ??= this.schema.trendDimension;
    this.keywords.add(keyword);
  }

  applyNumber(text: string, value: number, next: Meaning[]): void {
    const [measured = ''] = this.measures;
    const isAmount = next.some(
      (meaning) => meaning.type === 'unit' && meaning.measures.includes(measured),
    );
    const isComparative = this.keywords.has('compare') && this.order && this.measures.length > 0;
    const operator =
      this.pendingOperator?.operator ??
      (isComparative ? operatorByOrder[this.order ?? 'most'] : isAmount && 'at least');
    if (operator) {
      const measure = this.measures.pop();
      const comparison = { measure: measure ?? '', operator, value };
      this.comparisons.push(comparison);
      if (!measure) this.pendingComparison = comparison;
      this.pendingOperator = undefined;
      this.order = undefined;
    } else if (this.order || this.keywords.has('list') || next.some(isSuperlative))
      this.limit = value;
    else this.unmatched.push(text);
  }

  completeComparison(measure: string | undefined): void {
    if (this.pendingComparison && measure) this.pendingComparison.measure = measure;
    else if (this.pendingComparison) this.unmatched.push(String(this.pendingComparison.value));
    this.pendingComparison = undefined;
  }

  addFilter(field: string, values: readonly string[]): void {
    const not = this.isNegated;
    if (not) this.pendingNegation = undefined;
    const existing = this.filters.find(
      (filter) => filter.field === field && Boolean(filter.not) === not,
    );
    // Of things that accounts have, each is required.
    const isEach = this.schema.dimensions.find(({ id }) => id === field)?.needsEntity;
    if (existing && !isEach) existing.values = [...new Set([...existing.values, ...values])];
    else this.filters.push({ field, values: [...values], ...(not && { not }) });
  }

  /** Undefined if the terms are no question, or if the query would ignore one of them. */
  toQuery(requestedRange: TimeRange | undefined): Query | undefined {
    const { entity, schema, filters, comparisons, order, limit, unitMeasures } = this;
    // `how many cartons` without a measure is the main one.
    const { mainMeasure = '' } = entity;
    if (this.asksForAmount && this.measures.length === 0 && unitMeasures?.includes(mainMeasure))
      this.measures.push(mainMeasure);
    const isSingleGroup = filters.some(
      ({ field, not, values }) => field === this.group && !not && values.length === 1,
    );
    const grouping = isSingleGroup ? undefined : (this.group ?? this.comparedField());
    const aggregate = this.chooseAggregate(grouping);
    const group = aggregate === 'share' || aggregate === 'list' ? undefined : grouping;
    const needsMeasure =
      !['count', 'share', 'rate'].includes(aggregate) || comparisons.length === 0;
    const measure = needsMeasure ? (this.measures[0] ?? this.defaultMeasure(aggregate)) : undefined;
    if (!measure && ((order && !group) || this.keywords.has('duration'))) return;
    if (this.keywords.has('by') && !this.group) return;
    if (aggregate === 'share' && filters.length === 0) return;
    const used = [measure, ...comparisons.map((comparison) => comparison.measure)];
    if (unitMeasures && !used.some((id = '') => unitMeasures.includes(id))) return;
    if (this.group && !this.asksForGroups(aggregate)) return;
    // A query must use the measure that was mentioned.
    if (aggregate === 'count' && this.measures.length > 0) return;
    if (['sum', 'mean', 'max', 'min'].includes(aggregate) && !measure) return;
    const isTrend = group !== undefined && group === schema.trendDimension && entity.defaultRange;
    const defaultRange = (isTrend && schema.trendRange) || entity.defaultRange;
    const range = requestedRange ?? defaultRange ?? undefined;
    const isCount = aggregate === 'count' || aggregate === 'rate';
    return {
      entity: entity.id,
      aggregate,
      ...(measure && !isCount && { measure }),
      filters,
      comparisons,
      ...(this.distinct && isCount && { distinct: this.distinct }),
      ...(group && { group }),
      ...(order && (group || aggregate === 'list') && { order }),
      ...(limit !== undefined && { limit }),
      ...(range && { range }),
    };
  }

  /** `by region`, `which region` and `best region` ask for groups; `region` alone does not. */
  asksForGroups(aggregate: Aggregate): boolean {
    if (['by', 'list', 'trend', 'compare'].some((keyword) => this.keywords.has(keyword)))
      return true;
    if (this.order) return true;
    return aggregate !== 'count' && (this.measures.length > 0 || this.filters.length > 0);
  }

  /** The field whose values the question compares: `trucks and vans`, but not `vehicles`. */
  comparedField(): string | undefined {
    const filter = this.filters.find(({ not, values }) => !not && values.length > 1);
    const groups = this.schema.dimensions.find(({ id }) => id === filter?.field)?.groups ?? [];
    const isGroup = groups.some(({ values }) => values.join() === filter?.values.join());
    return isGroup ? undefined : filter?.field;
  }

  defaultMeasure(aggregate: Aggregate): string | undefined {
    if (aggregate === 'list') return this.order && this.entity.mainMeasure;
    if (aggregate === 'share' && this.isEntityMentioned) return;
    return aggregate === 'count' || aggregate === 'rate' ? undefined : this.entity.mainMeasure;
  }

  chooseAggregate(group: string | undefined): Aggregate {
    const { keywords, entity, order } = this;
    // `running short` names stock lines as `stock lines` does.
    const isNamed = ({ field }: Filter) =>
      this.schema.dimensions.find(({ id }) => id === field)?.countedEntity === entity.id;
    const isEntityMentioned = this.isEntityMentioned || this.filters.some(isNamed);
    const measureId = this.measures[0];
    const measure = this.schema.measures.find(({ id }) => id === (measureId ?? entity.mainMeasure));
    const defaultAggregate = measure ? (measure.defaultAggregate ?? 'mean') : 'count';
    if (keywords.has('share')) return 'share';
    if (keywords.has('rate')) return 'rate';
    if (keywords.has('count') && !(this.asksForAmount && measureId)) return 'count';
    for (const aggregate of ['mean', 'max', 'min'] as const)
      if (keywords.has(aggregate)) return aggregate;
    if (keywords.has('sum')) return measure ? 'sum' : 'count';
    if (order && !group && this.limit !== undefined) return 'list';
    if (order && !group) return order === 'most' ? 'max' : 'min';
    if (measureId) return defaultAggregate;
    if (group) return isEntityMentioned && !order ? 'count' : defaultAggregate;
    if (entity.listedByDefault || keywords.has('list') || keywords.has('when')) return 'list';
    return entity.mainMeasure && !isEntityMentioned ? defaultAggregate : 'count';
  }
}

const isOperator = (keyword: string): keyword is Comparison['operator'] =>
  Object.hasOwn(operators, keyword);

const isSuperlative = (meaning: Meaning) =>
  meaning.type === 'keyword'
    ? meaning.keyword === 'most' || meaning.keyword === 'least'
    : meaning.type === 'measure' && meaning.order !== undefined;

const operatorByOrder = { most: 'over', least: 'under' } as const;
