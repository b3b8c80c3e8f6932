import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Aggregate, Comparison, Filter, Query, TimeRange } from './query.ts';
import type { Entity, Schema } from './schema.ts';

type Resolution = { query?: Query; unmatched: string[] };

/**
 * Builds a query for the first entity that supports every term. Otherwise returns the terms that
 * the best entity does not support.
 */
export function resolve(
  terms: Term<Meaning>[],
  range: TimeRange | undefined,
  schema: Schema,
): Resolution {
  const some = (matches: (meaning: Meaning) => boolean) =>
    terms.some(({ meanings }) => meanings.some(matches));
  const isMentioned = ({ id }: Entity) =>
    some((meaning) => meaning.type === 'entity' && meaning.id === id);
  const asksWhen = some((meaning) => meaning.type === 'keyword' && meaning.keyword === 'when');
  const counted = findCountedEntity(terms, schema);
  // Mentioned and counted entities first. Otherwise `when` prefers entities that list their rows.
  const rank = (entity: Entity) =>
    (isMentioned(entity) || entity.id === counted ? 0 : 2) +
    (asksWhen && !entity.listedByDefault ? 1 : 0);
  const candidates = schema.entities.toSorted((a, b) => rank(a) - rank(b));
  let best: Resolution = { unmatched: terms.map(({ text }) => text) };
  for (const entity of candidates) {
    if (range && entity.defaultRange === null) continue;
    const { query, unmatched } = new QueryBuilder(entity, schema).build(terms, range);
    if (query && unmatched.length === 0) return { query, unmatched };
    if (unmatched.length > 0 && unmatched.length < best.unmatched.length) best = { unmatched };
  }
  return best;
}

/** `how many bakeries` counts the accounts that are bakeries. */
function findCountedEntity(terms: Term<Meaning>[], schema: Schema): string | undefined {
  const index = terms.findIndex(({ meanings }) =>
    meanings.some((meaning) => meaning.type === 'keyword' && meaning.keyword === 'count'),
  );
  if (index < 0) return;
  const fields = terms[index + 1]?.meanings.flatMap((meaning) =>
    meaning.type === 'value' ? [meaning.field] : [],
  );
  return schema.dimensions.find(({ id }) => fields?.includes(id))?.countedEntity;
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
    for (const { text, meanings, number } of terms) {
      if (number !== undefined) this.applyNumber(text, number);
      else {
        const supported = meanings.filter((meaning) => this.supports(meaning));
        const unit = this.pendingComparison && supported.find(({ type }) => type === 'unit');
        const meaning = unit ?? supported[0];
        if (meaning) this.applyMeaning(text, meaning);
        else this.unmatched.push(text);
      }
    }
    if (this.pendingOperator) this.unmatched.push(this.pendingOperator.text);
    if (this.pendingComparison) this.completeComparison(this.entity.mainMeasure);
    return { query: this.toQuery(range), unmatched: this.unmatched };
  }

  supports(meaning: Meaning): boolean {
    const { id, dimensions, measures, durationMeasure, impossibleValues } = this.entity;
    const isVisible = (fields: readonly { id: string; hidden?: string }[], field: string) =>
      !fields.find((candidate) => candidate.id === field)?.hidden;
    switch (meaning.type) {
      case 'entity':
        return meaning.id === id;
      case 'value':
        if (meaning.values.some((value) => impossibleValues?.includes(value))) return false;
        return (
          dimensions.includes(meaning.field) && isVisible(this.schema.dimensions, meaning.field)
        );
      case 'field':
        return (
          dimensions.includes(meaning.field) && isVisible(this.schema.dimensions, meaning.field)
        );
      case 'measure':
        return measures.includes(meaning.id) && isVisible(this.schema.measures, meaning.id);
      case 'unit':
        return meaning.measures.some((measure) => measures.includes(measure));
      case 'keyword':
        return meaning.keyword !== 'duration' || durationMeasure !== undefined;
      default:
        return meaning.type === 'filler';
    }
  }

  applyMeaning(text: string, meaning: Meaning): void {
    const { type } = meaning;
    const isCounted = this.previousKeyword === 'count';
    if (type === 'entity') this.isEntityMentioned = true;
    else if (type === 'value') this.addFilter(meaning.field, meaning.values);
    else if (type === 'field' && isCounted) this.distinct = meaning.field;
    else if (type === 'field') this.group ??= meaning.field;
    else if (type === 'measure') {
      this.measures.push(meaning.id);
      if (meaning.order) this.order = meaning.order;
    } else if (type === 'unit') {
      if (this.pendingComparison)
        this.completeComparison(meaning.measures.find((id) => this.entity.measures.includes(id)));
    } else if (type === 'keyword') this.applyKeyword(text, meaning.keyword);
    if (isCounted && (type === 'measure' || type === 'unit')) this.asksForAmount = true;
    this.previousKeyword = type === 'keyword' ? meaning.keyword : undefined;
  }

  applyKeyword(text: string, keyword: string): void {
    const { durationMeasure } = this.entity;
    if (keyword === 'not') this.isNegated = true;
    else if (keyword === 'but') this.isNegated = !this.isNegated;
    else if (keyword === 'over' || keyword === 'under')
      this.pendingOperator = { text, operator: keyword };
    else if (keyword === 'most' || keyword === 'least') this.order = keyword;
    else if (keyword === 'worst') this.order = this.schema.worstOrder;
    else if (keyword === 'duration' && durationMeasure) this.measures.push(durationMeasure);
    else if (keyword === 'trend') this.group ??= this.schema.trendDimension;
    this.keywords.add(keyword);
  }

  applyNumber(text: string, value: number): void {
    const isComparative = this.keywords.has('compare') && this.order && this.measures.length > 0;
    const operator =
      this.pendingOperator?.operator ??
      (isComparative ? operatorByOrder[this.order ?? 'most'] : undefined);
    if (operator) {
      const measure = this.measures.pop();
      const comparison = { measure: measure ?? '', operator, value };
      this.comparisons.push(comparison);
      if (!measure) this.pendingComparison = comparison;
      this.pendingOperator = undefined;
      this.order = undefined;
    } else if (this.order || this.keywords.has('list')) this.limit = value;
    else this.unmatched.push(text);
  }

  completeComparison(measure: string | undefined): void {
    if (this.pendingComparison && measure) this.pendingComparison.measure = measure;
    else if (this.pendingComparison) this.unmatched.push(String(this.pendingComparison.value));
    this.pendingComparison = undefined;
  }

  addFilter(field: string, values: readonly string[]): void {
    const not = this.isNegated;
    const existing = this.filters.find(
      (filter) => filter.field === field && Boolean(filter.not) === not,
    );
    if (existing) existing.values = [...new Set([...existing.values, ...values])];
    else this.filters.push({ field, values: [...values], ...(not && { not }) });
  }

  /** Undefined if the terms are no question, or if the query would ignore one of them. */
  toQuery(requestedRange: TimeRange | undefined): Query | undefined {
    const { entity, schema, filters, comparisons, order, limit } = this;
    const isSingleGroup = filters.some(
      ({ field, not, values }) => field === this.group && !not && values.length === 1,
    );
    const grouping = isSingleGroup ? undefined : (this.group ?? this.comparedField());
    const aggregate = this.chooseAggregate(grouping);
    const group = aggregate === 'share' || aggregate === 'list' ? undefined : grouping;
    const needsMeasure =
      !['count', 'share', 'rate'].includes(aggregate) || comparisons.length === 0;
    const measure = needsMeasure ? (this.measures[0] ?? this.defaultMeasure(aggregate)) : undefined;
    if (order && !measure && !group) return;
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
    const { keywords, entity, order, isEntityMentioned } = this;
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

const operatorByOrder = { most: 'over', least: 'under' } as const;
