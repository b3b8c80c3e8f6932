import { getDimension, getMeasure } from './describe.ts';
import type { Meaning } from './lexicon.ts';
import type { Term } from './phrases.ts';
import type { Comparison, Filter, Query } from './query.ts';
import { operators } from './rows.ts';
import type { Entity, Schema } from './schema.ts';

/** What the terms of a question mean if it asks for `entity`. */
export class Interpretation {
  keywords = new Set<string>();
  filters: Filter[] = [];
  /** Fields whose values come from several terms: `trucks and vans`, but not `two wheelers`. */
  multiTermFields = new Set<string>();
  comparisons: Comparison[] = [];
  measures: string[] = [];
  unmatched: string[] = [];
  groups: string[] = [];
  /** `region` in `the best product per region` or `in each region`. */
  eachGroup?: string;
  order?: Query['order'];
  /** The phrase for `most` or `least`, such as `longest`. */
  orderWord = '';
  /** As in `the biggest deal`. */
  isEntitySuperlative = false;
  limit?: number;
  countedField?: string;
  divisor?: string;
  pick?: Query['pick'];
  /** Measure of a verb such as `sell`, used if the question implies no other. */
  verbMeasure?: string;
  /** As in `how many minutes`. */
  unitMeasures?: string[];
  isEntityMentioned = false;
  private isNegated = false;
  private negatedField?: string;
  private pendingNegation?: string;
  private previousKeyword?: string;
  private pendingOperator?: { text: string; operator: Comparison['operator'] };
  /** Comparisons whose measure is read later: `cartons` in `over 300 cartons`. */
  private pendingComparisons: Comparison[] = [];
  /** True for `revenue per account`, false for `the best product per region`. */
  private dividesMeasure = false;
  private previousType?: Meaning['type'];
  readonly entity: Entity;
  readonly schema: Schema;

  constructor(entity: Entity, schema: Schema, terms: readonly Term<Meaning>[]) {
    this.entity = entity;
    this.schema = schema;
    for (const [index, term] of terms.entries())
      if (term.number === undefined) this.addTerm(term);
      else this.addNumber(term.text, term.number, terms[index + 1]?.meanings ?? []);
    if (this.pendingNegation) this.unmatched.push(this.pendingNegation);
    if (this.pendingOperator) this.unmatched.push(this.pendingOperator.text);
    this.completeComparisons(entity.mainMeasure);
    const usesLimit = this.order || this.pick || this.asks('list');
    if (this.limit !== undefined && !usesLimit) this.unmatched.push(String(this.limit));
    const [, second] = this.groups;
    if (second) this.unmatched.push(getDimension(schema, second).label);
  }

  supports = (meaning: Meaning): boolean => {
    const { id, dimensions, measures, impossibleValues } = this.entity;
    if (meaning.type === 'entity') return meaning.id === id;
    const hasMeasure = (measure: string) =>
      measures.includes(measure) && !getMeasure(this.schema, measure).hiddenReason;
    if (meaning.type === 'unit') return meaning.measures.some(hasMeasure);
    if (meaning.type === 'measure' || meaning.type === 'ratio') return hasMeasure(meaning.measure);
    if (isPosition(meaning)) return this.entity.rows.some(({ time }) => time !== undefined);
    if (meaning.type !== 'value' && meaning.type !== 'field') return meaning.type !== 'absent';
    const { hiddenReason, ownerEntity } = getDimension(this.schema, meaning.field);
    if (!dimensions.includes(meaning.field) || hiddenReason) return false;
    if (meaning.type === 'field') return true;
    // The dimension `account` mentions the entity `account` too: both have the same id.
    const mentioned = [...this.groups, this.countedField, this.isEntityMentioned && id];
    if (ownerEntity && !mentioned.includes(ownerEntity)) return false;
    return !meaning.values.some((value) => impossibleValues?.includes(value));
  };

  asks = (...words: string[]) => words.some((word) => this.keywords.has(word));

  /** `most` and `least` imply no measure, unlike `longest`. */
  get isMostOrLeast() {
    return this.orderWord === 'most' || this.orderWord === 'least';
  }

  isAdditive = (measure?: string) =>
    measure ? getMeasure(this.schema, measure).defaultAggregate === 'sum' : false;

  private addTerm({ text, meanings }: Term<Meaning>) {
    const supported = meanings.filter(this.supports);
    const asksForDuration = this.asks('duration') || isDurationWord(this.orderWord);
    const unit =
      this.pendingComparisons.length > 0 && supported.find(({ type }) => type === 'unit');
    // `last` in `how long did it last` and `stop` in `the longest stop` are measures.
    const duration =
      (asksForDuration || this.unitMeasures) &&
      this.measures.length === 0 &&
      supported.find((meaning) => meaning.type === 'measure' && !meaning.order);
    // In `the last event`, `last` is a position, not a verb.
    const position = !this.unitMeasures && supported.find(isPosition);
    const meaning = unit || duration || position || supported[0];
    if (!meaning) this.unmatched.push(text);
    else if (meaning.type === 'measure' && supported.some(({ type }) => type === 'filler'))
      this.verbMeasure ??= meaning.measure;
    else {
      this.addMeaning(text, meaning);
      this.previousKeyword = meaning.type === 'keyword' ? meaning.keyword : undefined;
      this.previousType = meaning.type;
    }
  }

  private addMeaning(text: string, meaning: Meaning) {
    const { previousKeyword, measures, keywords } = this;
    const isCounted = previousKeyword === 'count';
    const isDivisor = previousKeyword === 'per' && this.isAdditive(measures[0]);
    const { type } = meaning;
    const isNoun = type === 'entity' || type === 'value';
    // `violations by trucks` and `average wait per vehicle` ask for no groups.
    if (isNoun && previousKeyword === 'per' && measures.length > 0 && !isDivisor)
      keywords.delete('per');
    if (type === 'value' && previousKeyword === 'by') keywords.delete('by');
    // `how many cartons` asks for an amount.
    if (isCounted && (type === 'measure' || type === 'unit')) keywords.add('amount');
    if (type === 'entity') this.addEntity(isDivisor);
    else if (type === 'value') this.addFilter(meaning.field, meaning.values);
    else if (type === 'field') this.addField(text, meaning.field, isCounted);
    else if (type === 'keyword') this.addKeyword(text, meaning.keyword);
    else if (type === 'ratio') {
      measures.push(meaning.measure);
      this.divisor = meaning.divisor;
    } else if (type === 'unit') {
      const measure = meaning.measures.find((id) => this.entity.measures.includes(id));
      if (isDivisor) this.divisor = measure;
      else {
        this.unitMeasures = meaning.measures;
        this.completeComparisons(measure);
      }
    } else if (type === 'measure') {
      if (isDivisor) this.divisor = meaning.measure;
      else if (this.pendingComparisons.length > 0) this.completeComparisons(meaning.measure);
      else if (!measures.includes(meaning.measure)) measures.push(meaning.measure);
      this.order = meaning.order ?? this.order;
    }
  }

  private addEntity(isDivisor: boolean) {
    const { id, label, mainMeasure } = this.entity;
    const [measure = mainMeasure] = this.measures;
    const isSuperlative = this.previousKeyword === 'most' || this.previousKeyword === 'least';
    // `the chance of the biggest deal` would need two measures.
    if (isSuperlative && measure !== mainMeasure) this.unmatched.push(label);
    this.isEntitySuperlative ||= isSuperlative;
    if (isDivisor) this.divisor = id;
    else this.isEntityMentioned = true;
  }

  private addField(text: string, field: string, isCounted: boolean) {
    const { previousKeyword, groups } = this;
    // `monthly` means `per month`.
    const isPerField = previousKeyword === 'per' || text.endsWith('ly');
    // `revenue of any account` asks for no groups.
    if (previousKeyword === 'all') return;
    // `average revenue per account` averages the totals of accounts, not of orders.
    if (isPerField && this.entity.keyField && this.asks('mean', 'median')) this.divisor = field;
    else if (isCounted) this.countedField = field;
    else if (!groups.includes(field)) {
      groups.push(field);
      if (previousKeyword === 'per' && !this.dividesMeasure) this.eachGroup ??= field;
    }
  }

  private addKeyword(text: string, keyword: string) {
    if (keyword === 'not' || keyword === 'never') {
      this.isNegated = true;
      this.negatedField = undefined;
      this.pendingNegation = text;
    } else if (keyword === 'but') this.isNegated = !this.isNegated;
    else if (keyword === 'per')
      this.dividesMeasure = text === 'per' && this.previousType === 'measure';
    else if (isOperator(keyword)) this.pendingOperator = { text, operator: keyword };
    else if (keyword === 'most' || keyword === 'least') {
      this.order = keyword;
      this.orderWord = text;
    } else if (keyword === 'worst') this.order = this.schema.worstMeans;
    else if (keyword === 'first' || keyword === 'last') {
      if (this.pick && this.pick !== keyword) this.unmatched.push(text);
      this.pick = keyword;
    } else if (keyword === 'next') this.pick = 'first';
    // The keyword of `who` is `which`, but `who` also implies a group.
    this.keywords.add(text === 'who' ? text : keyword).add(keyword);
  }

  private addNumber(text: string, value: number, nextMeanings: readonly Meaning[]) {
    const { measures, pendingOperator, order } = this;
    const impliesEntity = (meaning: Meaning) => {
      if (meaning.type !== 'value') return false;
      const { ownerEntity, countedEntity } = getDimension(this.schema, meaning.field);
      return Boolean(ownerEntity ?? countedEntity);
    };
    // `a wait of 30 seconds` means at least 30.
    const isAmount = nextMeanings.some(
      (meaning) => meaning.type === 'unit' && meaning.measures.includes(measures[0] ?? ''),
    );
    // In `faster than 30`, `than` means `compare`.
    const isComparative = this.asks('compare') && order && measures.length > 0;
    const operator =
      pendingOperator?.operator ??
      (isComparative ? operatorByOrder[order] : isAmount ? 'at least' : undefined);
    this.pendingOperator = undefined;
    // Only the entity of complaints can count `at least 2 open complaints`.
    const countsEntity = nextMeanings.some((next) => next.type === 'entity' || impliesEntity(next));
    if (pendingOperator && countsEntity) {
      if (nextMeanings.some((next) => !impliesEntity(next) && this.supports(next)))
        this.comparisons.push({
          measure: this.entity.id,
          operator: pendingOperator.operator,
          value,
          isTotal: true,
        });
      else this.unmatched.push(text);
    } else if (operator) {
      // `wait over 10 and under 20` names the measure once.
      const previousMeasure =
        this.pendingComparisons.length > 0 ? '' : this.comparisons.at(-1)?.measure;
      const comparison = { measure: measures.pop() ?? previousMeasure ?? '', operator, value };
      this.comparisons.push(comparison);
      if (!comparison.measure) this.pendingComparisons.push(comparison);
      if (isComparative) this.order = undefined;
    } else if (this.limit === undefined) this.limit = value;
    else this.unmatched.push(text);
  }

  private completeComparisons(measure: string | undefined) {
    for (const comparison of this.pendingComparisons)
      if (measure) comparison.measure = measure;
      else this.unmatched.push(String(comparison.value));
    this.pendingComparisons = [];
  }

  private addFilter(field: string, values: readonly string[]) {
    // `other than bikes eastbound` excludes only bikes.
    this.negatedField ??= field;
    this.isNegated &&= this.negatedField === field;
    const not = this.isNegated;
    // `did the South sell more than the North` compares two values.
    if (this.pendingOperator && this.filters.some((filter) => filter.field === field)) {
      this.keywords.add('compare').add(this.pendingOperator.operator === 'over' ? 'more' : 'less');
      this.pendingOperator = undefined;
    }
    if (not) this.pendingNegation = undefined;
    const existing = this.filters.findLast(
      (filter) => filter.field === field && Boolean(filter.not) === not,
    );
    const added = values.filter((value) => !existing?.values.includes(value));
    // `heavy vehicles that are buses` are both.
    const isSubset =
      !added.length &&
      values.length < (existing?.values.length ?? 0) &&
      !this.multiTermFields.has(field);
    // `accounts with deals and complaints` have both.
    const { ownerEntity } = getDimension(this.schema, field);
    if (existing && !ownerEntity && !isSubset) {
      existing.values.push(...added);
      if (added.length > 0) this.multiTermFields.add(field);
    } else this.filters.push({ field, values: [...values], ...(not && { not }) });
  }
}

export const isDurationWord = (word: string) => word === 'longest' || word === 'shortest';

const isOperator = (keyword: string): keyword is Comparison['operator'] =>
  Object.hasOwn(operators, keyword);

const isPosition = (meaning: Meaning) =>
  meaning.type === 'keyword' && ['first', 'last', 'next'].includes(meaning.keyword);

const operatorByOrder = { most: 'over', least: 'under' } as const;
