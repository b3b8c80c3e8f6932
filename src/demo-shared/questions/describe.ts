import { formatPercent } from '../../format.ts';
import type { Comparison, Filter, Query } from './query.ts';
import type { Dimension, Entity, Schema } from './schema.ts';
import words from './words.json' with { type: 'json' };

const getById = <Part extends { id: string }>(parts: readonly Part[], id: string): Part => {
  const part = parts.find((candidate) => candidate.id === id);
  if (!part) throw new Error(`The schema has no '${id}'`);
  return part;
};
export const getEntity = (schema: Schema, { entity }: Query) => getById(schema.entities, entity);
export const getDimension = (schema: Schema, id: string) => getById(schema.dimensions, id);
export const getMeasure = (schema: Schema, id: string) => getById(schema.measures, id);

export const defaultRangeOf = (schema: Schema, { defaultRange }: Entity, group = '') =>
  defaultRange ? (schema.rangeByGroup?.[group] ?? defaultRange) : undefined;

const formatValues = (
  { values, valueGroups }: Dimension,
  filter: Filter,
  conjunction: string,
  isPlural = false,
) =>
  valueGroups
    ?.find((group) => group.values.join() === filter.values.join())
    ?.phrases.split('|')[0] ??
  filter.values
    .map((id) => {
      const value = values.find((candidate) => candidate.id === id);
      return (isPlural && value?.plural) || value?.label || id;
    })
    .join(` ${conjunction} `);

/** Names the rows or counted values: `trucks and vans`, `vehicles`. */
export function formatNoun(schema: Schema, query: Query, count = 2) {
  const filter = findNounFilter(schema, query);
  if (!filter) {
    const { label, plural } = query.countedField
      ? getDimension(schema, query.countedField)
      : getEntity(schema, query);
    return count === 1 ? label : plural;
  }
  return formatValues(getDimension(schema, filter.field), filter, 'and', count !== 1);
}

export const isPositive = ({ not, omitsGroups }: Filter) => !not && !omitsGroups;

/** Finds the filter whose values replace the entity's noun: `trucks`, not `vehicles`. */
const findNounFilter = (schema: Schema, query: Query) =>
  query.filters.find(
    (filter) =>
      !query.countedField &&
      isPositive(filter) &&
      getDimension(schema, filter.field).valuesNameRows &&
      // Trucks are vehicles, not events.
      schema.entities.find(({ dimensions }) => dimensions.includes(filter.field))?.id ===
        query.entity,
  );

export function formatFilter(schema: Schema, filter: Filter) {
  const dimension = getDimension(schema, filter.field);
  const text = formatValues(dimension, filter, 'or', dimension.valuesNameRows);
  return `${filter.omitsGroups ? 'never ' : filter.not ? 'not ' : ''}${text}`;
}

/** A change under -20% is a decline over 20%. */
const isDecline = ({ measure, value }: Comparison) => measure === 'change' && value < 0;

export function formatComparison(schema: Schema, comparison: Comparison) {
  const { measure, operator, value, isTotal } = comparison;
  if (measure === 'change')
    return isDecline(comparison)
      ? `decline ${operator === 'under' ? 'over' : 'at least'} ${formatPercent(-value)}`
      : `growth ${operator} ${formatPercent(value)}`;
  const entity = schema.entities.find(({ id }) => id === measure);
  if (entity) return `${operator} ${value} ${entity.plural}`;
  const { label, format, units } = getMeasure(schema, measure);
  const unit = units?.split('|')[0];
  const amount = unit && unit !== 'dollars' ? `${value} ${unit}` : format(value);
  return `${label} ${isTotal ? 'together ' : ''}${operator} ${amount}`;
}

export const formatPick = ({ pick, limit }: Query) => `the ${pick}${limit ? ` ${limit}` : ''}`;
export const formatBaseline = ({ baseline }: Query) => `compared with ${baseline?.label}`;

/** Describes all conditions but the filter in `formatNoun`. */
export function formatQualifiers(schema: Schema, query: Query) {
  const nounFilter = findNounFilter(schema, query);
  return [
    ...query.filters
      .filter((filter) => filter !== nounFilter)
      .sort((a, b) => Number(isPositive(b)) - Number(isPositive(a)))
      .map((filter) => formatFilter(schema, filter)),
    ...query.comparisons.map((comparison) => formatComparison(schema, comparison)),
    query.range?.label,
    query.baseline && formatBaseline(query),
    query.pick && formatPick(query),
  ].filter((text) => text !== undefined);
}

export const aggregateNames = words.aggregates;

/** In questions, `highest` asks for an order, so `max` is `maximum`. */
const aggregatePhrases = { ...aggregateNames, max: 'maximum', min: 'minimum', rate: '' };

export function formatMeasure(schema: Schema, { measure, divisor, entity }: Query) {
  // A dimension may share the entity's id.
  const parts = divisor === entity ? schema.entities : [...schema.measures, ...schema.dimensions];
  const part = parts.find(({ id }) => id === divisor);
  const label = measure
    ? getMeasure(schema, measure).label
    : getById(schema.entities, entity).plural;
  return part ? `${label} per ${part.label}` : label;
}

/** Writes a question that parses to this query. */
export function formatQuestion(schema: Schema, query: Query) {
  const { aggregate, measure, group, comparisons, limit, pick } = query;
  // The biggest decline is the lowest change.
  const isMost = (query.order === 'most') !== comparisons.some(isDecline);
  const order = query.order && (isMost ? 'most' : 'least');
  const { plural } = getEntity(schema, query);
  const noun = formatNoun(schema, query);
  const limitText = limit === undefined || pick ? '' : String(limit);
  const isList = aggregate === 'list';
  return [
    [
      isList && order ? order : aggregatePhrases[aggregate],
      isList ? limitText : '',
      measure || query.divisor ? formatMeasure(schema, query) : '',
      isList || !measure ? '' : 'of',
      noun === plural ? noun : query.countedField ? `${noun} of ${plural}` : `${plural}: ${noun}`,
      aggregate === 'rate' ? schema.rate.label : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...formatQualifiers(schema, query),
    ...(group ? [`by ${getDimension(schema, group).label}`] : []),
    ...(group && order ? [`${order} ${limitText}`.trim()] : []),
  ].join(', ');
}
