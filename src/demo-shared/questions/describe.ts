import type { Filter, Limit, Query } from './query.ts';
import type { Dimension, Entity, Measure, Schema } from './schema.ts';

const find = <Named extends { id: string }>(list: readonly Named[], id: string): Named => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`The schema has no '${id}'`);
  return found;
};
export const entityOf = (schema: Schema, { entity }: Query): Entity =>
  find(schema.entities, entity);
export const dimensionOf = (schema: Schema, id: string): Dimension => find(schema.dimensions, id);
export const measureOf = (schema: Schema, id: string): Measure => find(schema.measures, id);

const labelOf = (dimension: Dimension, id: string, many = false) => {
  const value = dimension.values.find((one) => one.id === id);
  return (many && value?.many) || value?.label || id;
};

/** `trucks and vans`, `vehicles`: what is counted. */
export function nounOf(schema: Schema, query: Query, count = 2): string {
  const entity = entityOf(schema, query);
  const counted = query.distinct ? dimensionOf(schema, query.distinct) : undefined;
  if (counted) return count === 1 ? counted.label : counted.many;
  const names = namingFilter(schema, query);
  if (!names) return count === 1 ? entity.label : entity.many;
  const dimension = dimensionOf(schema, names.field);
  const group = dimension.groups?.find(({ values }) => values.join() === names.values.join());
  return (
    group?.words.split('|')[0] ??
    names.values.map((id) => labelOf(dimension, id, count !== 1)).join(' and ')
  );
}

const namingFilter = (schema: Schema, query: Query) =>
  query.distinct
    ? undefined
    : query.filters.find(
        ({ field, not }) =>
          !not &&
          dimensionOf(schema, field).names &&
          schema.entities.find(({ dimensions }) => dimensions.includes(field))?.id === query.entity,
      );

export function filterText(schema: Schema, { field, values, not }: Filter): string {
  const dimension = dimensionOf(schema, field);
  const group = dimension.groups?.find((one) => one.values.join() === values.join());
  const text =
    group?.words.split('|')[0] ??
    values.map((id) => labelOf(dimension, id, dimension.names)).join(' or ');
  return not ? `not ${text}` : text;
}

export function limitText(schema: Schema, { measure, side, value }: Limit): string {
  const { label, format, units } = measureOf(schema, measure);
  const unit = units?.split('|')[0];
  const figure = unit && unit !== 'dollars' ? `${value} ${unit}` : format(value);
  return `${label} ${side} ${figure}`;
}

/** Without the filter that the noun already names. */
export function qualifiersOf(schema: Schema, query: Query): string[] {
  const names = namingFilter(schema, query);
  return [
    ...query.filters
      .filter((filter) => filter !== names)
      .sort((a, b) => Number(a.not ?? false) - Number(b.not ?? false))
      .map((filter) => filterText(schema, filter)),
    ...query.limits.map((limit) => limitText(schema, limit)),
    ...(query.span ? [query.span.label] : []),
  ];
}

const leads = {
  count: 'how many',
  list: 'list',
  sum: 'total',
  mean: 'average',
  max: 'maximum',
  min: 'minimum',
  share: 'share of',
  rate: '',
};

/** A question that is read as the same query. */
export function questionOf(schema: Schema, query: Query): string {
  const { aggregate, measure, group, order, top } = query;
  const label = measure ? measureOf(schema, measure).label : '';
  const entity = entityOf(schema, query).many;
  const noun = nounOf(schema, query);
  const lead = aggregate === 'list' && order ? `${order} ` : `${leads[aggregate]} `;
  const of = aggregate === 'list' || !label ? '' : 'of ';
  const subject =
    noun === entity ? noun : query.distinct ? `${noun} of ${entity}` : `${entity}: ${noun}`;
  return [
    `${lead}${top === undefined || aggregate !== 'list' ? '' : `${top} `}${label && `${label} `}${of}${subject}${
      aggregate === 'rate' ? ` ${schema.rate?.label}` : ''
    }`,
    ...qualifiersOf(schema, query),
    ...(group ? [`by ${dimensionOf(schema, group).label}`] : []),
    ...(group && order ? [`${order}${top === undefined ? '' : ` ${top}`}`] : []),
  ]
    .join(', ')
    .trim();
}
