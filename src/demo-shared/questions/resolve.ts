import type { Meaning } from './lexicon.ts';
import type { Item } from './phrases.ts';
import type { Aggregate, Filter, Limit, Query, Span } from './query.ts';
import type { Entity, Schema } from './schema.ts';

type Resolved = { query?: Query; loose: string[] };

/** Finds the entity that has everything asked for, and what is asked of it. */
export function resolve(items: Item<Meaning>[], span: Span | undefined, schema: Schema): Resolved {
  const mentions = ({ id }: Entity) =>
    items.some(({ meanings }) => meanings.some((one) => one.as === 'entity' && one.id === id));
  const isAsked = (cue: string) =>
    items.some(({ meanings }) => meanings.some((one) => one.as === 'cue' && one.cue === cue));
  const timed = isAsked('when');
  const counted = countedEntity(items, schema);
  const rank = (entity: Entity) =>
    (mentions(entity) || entity.id === counted ? 0 : 2) + (timed && !entity.lists ? 1 : 0);
  const candidates = schema.entities.toSorted((a, b) => rank(a) - rank(b));
  let best: Resolved = { loose: items.map(({ text }) => text) };
  for (const entity of candidates) {
    if (span && entity.span === null) continue;
    const { query, loose } = new Resolution(entity, schema).read(items, span);
    if (query && loose.length === 0) return { query, loose };
    if (loose.length > 0 && loose.length < best.loose.length) best = { loose };
  }
  return best;
}

/** `how many bakeries` counts the accounts that are bakeries. */
function countedEntity(items: Item<Meaning>[], schema: Schema): string | undefined {
  const at = items.findIndex(({ meanings }) =>
    meanings.some((one) => one.as === 'cue' && one.cue === 'count'),
  );
  const values = items[at + 1]?.meanings.flatMap((one) => (one.as === 'value' ? [one.field] : []));
  return at < 0 ? undefined : schema.dimensions.find(({ id }) => values?.includes(id))?.counts;
}

class Resolution {
  readonly entity: Entity;
  readonly schema: Schema;
  cues = new Set<string>();
  filters: Filter[] = [];
  limits: Limit[] = [];
  measures: string[] = [];
  loose: string[] = [];
  group: string | undefined;
  order: Query['order'];
  top: number | undefined;
  distinct: string | undefined;
  /** `how many cartons` asks for an amount, not for a number of rows. */
  amount = false;
  /** The cue just read. */
  last: string | undefined;
  negated = false;
  named = false;
  side: { text: string; side: Limit['side'] } | undefined;
  /** A limit without a measure: the unit that follows names it. */
  open: Limit | undefined;

  constructor(entity: Entity, schema: Schema) {
    this.entity = entity;
    this.schema = schema;
  }

  read(items: Item<Meaning>[], span: Span | undefined): Resolved {
    for (const { text, meanings, number } of items) {
      if (number !== undefined) this.takeNumber(text, number);
      else {
        const fitting = meanings.filter((one) => this.fits(one));
        const asUnit = this.open && fitting.find(({ as }) => as === 'unit');
        const meaning = asUnit ?? fitting[0];
        if (meaning) this.take(text, meaning);
        else this.loose.push(text);
      }
    }
    if (this.side) this.loose.push(this.side.text);
    if (this.open) this.closeLimit(this.entity.main);
    return { query: this.build(span), loose: this.loose };
  }

  fits(meaning: Meaning): boolean {
    const { id, dimensions, measures, duration, lacks } = this.entity;
    const visible = (fields: readonly { id: string; hidden?: string }[], field: string) =>
      !fields.find((one) => one.id === field)?.hidden;
    switch (meaning.as) {
      case 'entity':
        return meaning.id === id;
      case 'value':
        if (meaning.values.some((value) => lacks?.includes(value))) return false;
        return dimensions.includes(meaning.field) && visible(this.schema.dimensions, meaning.field);
      case 'field':
        return dimensions.includes(meaning.field) && visible(this.schema.dimensions, meaning.field);
      case 'measure':
        return measures.includes(meaning.id) && visible(this.schema.measures, meaning.id);
      case 'unit':
        return meaning.measures.some((one) => measures.includes(one));
      case 'cue':
        return meaning.cue !== 'duration' || duration !== undefined;
      default:
        return meaning.as === 'filler';
    }
  }

  take(text: string, meaning: Meaning): void {
    if (meaning.as === 'entity') this.named = true;
    else if (meaning.as === 'value') this.addFilter(meaning.field, meaning.values);
    else if (meaning.as === 'field' && this.last === 'count') this.distinct = meaning.field;
    else if (meaning.as === 'field') this.group ??= meaning.field;
    else if (meaning.as === 'measure') {
      this.measures.push(meaning.id);
      if (meaning.order) this.order = meaning.order;
    } else if (meaning.as === 'unit') {
      if (this.open)
        this.closeLimit(meaning.measures.find((one) => this.entity.measures.includes(one)));
    } else if (meaning.as === 'cue') this.takeCue(text, meaning.cue);
    if (this.last === 'count' && (meaning.as === 'measure' || meaning.as === 'unit'))
      this.amount = true;
    this.last = meaning.as === 'cue' ? meaning.cue : undefined;
  }

  takeCue(text: string, cue: string): void {
    if (cue === 'not') this.negated = true;
    else if (cue === 'but') this.negated = !this.negated;
    else if (cue === 'over' || cue === 'under') this.side = { text, side: cue };
    else if (cue === 'most' || cue === 'least') this.order = cue;
    else if (cue === 'worst') this.order = this.schema.worst;
    else if (cue === 'duration' && this.entity.duration) this.measures.push(this.entity.duration);
    else if (cue === 'trend') this.group ??= this.schema.trend;
    this.cues.add(cue);
  }

  takeNumber(text: string, value: number): void {
    const comparative = this.cues.has('compare') && this.order && this.measures.length > 0;
    const side = this.side?.side ?? (comparative ? sides[this.order ?? 'most'] : undefined);
    if (side) {
      const measure = this.measures.pop();
      const limit = { measure: measure ?? '', side, value };
      this.limits.push(limit);
      if (!measure) this.open = limit;
      this.side = undefined;
      this.order = undefined;
    } else if (this.order || this.cues.has('list')) this.top = value;
    else this.loose.push(text);
  }

  closeLimit(measure: string | undefined): void {
    if (this.open && measure) this.open.measure = measure;
    else if (this.open) this.loose.push(String(this.open.value));
    this.open = undefined;
  }

  addFilter(field: string, values: readonly string[]): void {
    const not = this.negated;
    const same = this.filters.find((one) => one.field === field && Boolean(one.not) === not);
    const added = values.filter((one) => !same?.values.includes(one));
    if (same) same.values.push(...added);
    else this.filters.push({ field, values: [...values], ...(not && { not }) });
  }

  build(asked: Span | undefined): Query | undefined {
    const { entity, filters, limits, order, top } = this;
    const several = filters.find(({ not, values }) => !not && values.length > 1)?.field;
    const one = filters.some(
      ({ field, not, values }) => field === this.group && !not && values.length === 1,
    );
    const aggregate = this.aggregate(one ? undefined : (this.group ?? this.compared(several)));
    const group =
      aggregate === 'share' || aggregate === 'list' || one
        ? undefined
        : (this.group ?? this.compared(several));
    const needed = !['count', 'share', 'rate'].includes(aggregate) || limits.length === 0;
    const measure = needed ? (this.measures[0] ?? this.main(aggregate)) : undefined;
    if (order && !measure && !group) return;
    // A bare name of a dimension asks for nothing yet.
    if (this.group && !this.isGroupAsked(aggregate)) return;
    // A figure that was named must be used.
    if (aggregate === 'count' && this.measures.length > 0) return;
    if (['sum', 'mean', 'max', 'min'].includes(aggregate) && !measure) return;
    const isTrend = group !== undefined && group === this.schema.trend && entity.span;
    const usual = (isTrend && this.schema.trendSpan) || entity.span;
    const span = asked ?? usual ?? undefined;
    const counts = aggregate === 'count' || aggregate === 'rate';
    return {
      entity: entity.id,
      aggregate,
      ...(measure && !counts && { measure }),
      filters,
      limits,
      ...(this.distinct && counts && { distinct: this.distinct }),
      ...(group && { group }),
      ...(order && (group || aggregate === 'list') && { order }),
      ...(top !== undefined && { top }),
      ...(span && { span }),
    };
  }

  /**
   * A dimension's name alone asks for nothing: `by region`, `which region` and `best region` do.
   */
  isGroupAsked(aggregate: Aggregate): boolean {
    if (['by', 'list', 'trend', 'compare'].some((cue) => this.cues.has(cue)) || this.order)
      return true;
    return aggregate !== 'count' && (this.measures.length > 0 || this.filters.length > 0);
  }

  /** Several values are compared, unless they are one phrase for a group of them. */
  compared(field: string | undefined): string | undefined {
    const groups = this.schema.dimensions.find(({ id }) => id === field)?.groups ?? [];
    const values = this.filters.find((one) => one.field === field)?.values ?? [];
    const asGroup = groups.some((group) => group.values.join() === values.join());
    return asGroup ? undefined : field;
  }

  main(aggregate: Aggregate): string | undefined {
    if (aggregate === 'list') return this.order && this.entity.main;
    if (aggregate === 'share' && this.named) return;
    return aggregate === 'count' || aggregate === 'rate' ? undefined : this.entity.main;
  }

  aggregate(group: string | undefined): Aggregate {
    const { cues, entity, order } = this;
    const measure = this.measures[0];
    const main = this.schema.measures.find(({ id }) => id === (measure ?? entity.main));
    const usual = main ? (main.usual ?? 'mean') : 'count';
    if (cues.has('share')) return 'share';
    if (cues.has('rate')) return 'rate';
    if (cues.has('count') && !(this.amount && measure)) return 'count';
    for (const cue of ['mean', 'max', 'min'] as const) if (cues.has(cue)) return cue;
    if (cues.has('sum')) return main ? 'sum' : 'count';
    if (order && !group && this.top !== undefined) return 'list';
    if (order && !group) return order === 'most' ? 'max' : 'min';
    if (measure) return usual;
    if (group) return this.named && !order ? 'count' : usual;
    if (entity.lists || cues.has('list') || cues.has('when')) return 'list';
    return entity.main && !this.named ? usual : 'count';
  }
}

const sides = { most: 'over', least: 'under' } as const;
