import { dimensionOf, entityOf, filterText, limitText, measureOf, questionOf } from './describe.ts';
import type { Filter, Query } from './query.ts';
import type { Schema } from './schema.ts';

/** A part of the query, and the questions of other choices; the first is the present one. */
export type Chip = { name: string; choices: { label: string; question: string }[] };

export function chipsOf(schema: Schema, query: Query): Chip[] {
  const ask = (change: Partial<Query>) => questionOf(schema, { ...query, ...change });
  const { filters, limits, group, span, aggregate, measure } = query;
  const without = <One>(list: One[], one: One) => list.filter((other) => other !== one);
  const any = (change: Partial<Query>) => ({ label: '', question: ask(change) });
  const exchange = (filter: Filter, values: string[]) =>
    ask({ filters: filters.map((one) => (one === filter ? { ...filter, values } : one)) });
  const aggregates = ['mean', 'max', 'min', 'sum'] as const;
  const title = measure ? measureOf(schema, measure).label : entityOf(schema, query).many;
  return [
    {
      name: 'figure',
      choices: [
        { label: `${figureNames[aggregate]} ${title}`, question: ask({}) },
        ...(measure && !group
          ? aggregates
              .filter((one) => one !== aggregate)
              .map((one) => ({
                label: `${figureNames[one]} ${title}`,
                question: ask({ aggregate: one, order: undefined, top: undefined }),
              }))
          : []),
      ],
    },
    ...filters.map((filter) => {
      const dimension = dimensionOf(schema, filter.field);
      return {
        name: dimension.label,
        choices: [
          { label: filterText(schema, filter), question: ask({}) },
          any({ filters: without(filters, filter) }),
          ...(dimension.values.length > 12 ? [] : dimension.values)
            .filter(({ id }) => !filter.values.includes(id))
            .map(({ id, label }) => ({ label, question: exchange(filter, [id]) })),
        ],
      };
    }),
    ...limits.map((limit) => ({
      name: 'limit',
      choices: [
        { label: limitText(schema, limit), question: ask({}) },
        any({ limits: without(limits, limit) }),
      ],
    })),
    ...(group ? [groupChip(schema, query, group)] : []),
    ...(span
      ? [
          {
            name: 'time',
            choices: [{ label: span.label, question: ask({}) }, any({ span: undefined })],
          },
        ]
      : []),
  ];
}

const figureNames = {
  count: 'number of',
  list: 'list of',
  sum: 'total',
  mean: 'average',
  max: 'highest',
  min: 'lowest',
  share: 'share of',
  rate: 'rate of',
};

function groupChip(schema: Schema, query: Query, group: string): Chip {
  const others = entityOf(schema, query).dimensions.filter(
    (id) => id !== group && id !== query.entity && dimensionOf(schema, id).values.length > 1,
  );
  const choice = (id: string) => ({
    label: `by ${dimensionOf(schema, id).label}`,
    question: questionOf(schema, { ...query, group: id }),
  });
  return {
    name: 'grouping',
    choices: [
      choice(group),
      { label: '', question: questionOf(schema, { ...query, group: undefined }) },
      ...others.map(choice),
    ],
  };
}
