import {
  aggregateNames,
  formatBaseline,
  formatComparison,
  formatFilter,
  formatMeasure,
  formatPick,
  formatQuestion,
  getDimension,
  getEntity,
} from './describe.ts';
import type { Query } from './query.ts';
import type { Schema } from './schema.ts';

const maxValues = 12;

/** The first choice is the current one. A choice without label removes the part. */
export function buildChips(schema: Schema, query: Query) {
  const { filters, comparisons, group, range, aggregate, measure, baseline, pick } = query;
  const choice = (label: string, change: Partial<Query> = {}) => ({
    label,
    question: formatQuestion(schema, { ...query, ...change }),
  });
  const removable = (name: string, label: string, change: Partial<Query>) => ({
    name,
    choices: [choice(label), choice('', change)],
  });
  const without = <Part>(parts: readonly Part[], removed: unknown) =>
    parts.filter((part) => part !== removed);
  const subject = measure ? formatMeasure(schema, query) : getEntity(schema, query).plural;
  return [
    {
      name: 'figure',
      choices: [
        choice(`${aggregateNames[aggregate]} ${subject}`),
        ...(measure && !group && !query.per
          ? without(['mean', 'median', 'max', 'min', 'sum'] as const, aggregate).map((other) =>
              choice(`${aggregateNames[other]} ${subject}`, {
                aggregate: other,
                order: undefined,
                limit: undefined,
              }),
            )
          : []),
      ],
    },
    ...filters.map((filter) => {
      const { label: name, values } = getDimension(schema, filter.field);
      const replaceBy = (id: string) =>
        filters.map((other) => (other === filter ? { ...filter, values: [id] } : other));
      return {
        name,
        choices: [
          choice(formatFilter(schema, filter)),
          choice('', { filters: without(filters, filter) }),
          ...(values.length > maxValues ? [] : values)
            .filter(({ id }) => !filter.values.includes(id))
            .map(({ id, label }) => choice(label, { filters: replaceBy(id) })),
        ],
      };
    }),
    ...comparisons.map((comparison) =>
      removable('limit', formatComparison(schema, comparison), {
        comparisons: without(comparisons, comparison),
      }),
    ),
    ...(group
      ? [
          {
            name: 'grouping',
            choices: [group, undefined, ...otherGroups(schema, query)].map((id) =>
              choice(id ? `by ${getDimension(schema, id).label}` : '', { group: id }),
            ),
          },
        ]
      : []),
    ...(range ? [removable('time', range.label, { range: undefined })] : []),
    ...(baseline ? [removable('comparison', formatBaseline(query), { baseline: undefined })] : []),
    ...(pick
      ? [removable('position', formatPick(query), { pick: undefined, limit: undefined })]
      : []),
  ];
}

const otherGroups = (schema: Schema, query: Query) =>
  getEntity(schema, query).dimensions.filter(
    (id) => id !== query.group && id !== query.entity && getDimension(schema, id).values.length > 1,
  );
