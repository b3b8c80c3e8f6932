import {
  aggregateNames,
  defaultRangeOf,
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

/**
 * Returns a chip per part of the query, with the current choice first. A choice with an empty label
 * removes the part.
 */
export function buildChips(schema: Schema, query: Query) {
  const { filters, comparisons, group, range, aggregate, measure, baseline, pick } = query;
  const entity = getEntity(schema, query);
  const isDefaultRange = range?.label === defaultRangeOf(schema, entity, group)?.label;
  const isShare = aggregate === 'share';
  const needsGroup =
    isShare ||
    comparisons.some(({ isTotal }) => isTotal) ||
    filters.some(({ field, omitsGroups }) => omitsGroups || field === group);
  const choice = (label: string, change?: Partial<Query>) => ({
    label,
    question: formatQuestion(schema, { ...query, ...change }),
  });
  // A baseline or pick rules out groups by time.
  const otherGroups = entity.dimensions.filter((id) => {
    const { ordered, values } = getDimension(schema, id);
    const isUsed = [group, entity.id, ...filters.map(({ field }) => field)].includes(id);
    return !isUsed && values.length > 1 && !(ordered && (baseline || pick));
  });
  const removableChip = (name: string, label: string, change: Partial<Query> | false) => ({
    name,
    choices: [choice(label), ...(change ? [choice('', change)] : [])],
  });
  const without = <Part>(parts: readonly Part[], removed: unknown) =>
    parts.filter((part) => part !== removed);
  const subject = measure ? formatMeasure(schema, query) : entity.plural;
  return [
    {
      name: 'figure',
      choices: [
        choice(`${aggregateNames[aggregate]} ${subject}`),
        ...(measure && !group && !query.divisor
          ? without(['mean', 'median', 'max', 'min', 'sum'] as const, aggregate).map((other) =>
              choice(`${aggregateNames[other]} ${subject}`, {
                aggregate: other,
                order: undefined,
                limit: pick && query.limit,
              }),
            )
          : []),
      ],
    },
    ...filters.map((filter) => {
      const { label: name, values } = getDimension(schema, filter.field);
      const replaceWith = (id: string) => ({
        filters: filters.map((other) => (other === filter ? { ...filter, values: [id] } : other)),
        // One value needs no groups.
        group: filter.field === group && !filter.not ? undefined : group,
      });
      return {
        name,
        choices: [
          choice(formatFilter(schema, filter)),
          ...(isShare && !group ? [] : [choice('', { filters: without(filters, filter) })]),
          ...(values.length > maxValues ? [] : values)
            .filter(({ id }) => !filter.values.includes(id))
            .map(({ id, label }) => choice(label, replaceWith(id))),
        ],
      };
    }),
    ...comparisons.map((comparison) =>
      removableChip('threshold', formatComparison(schema, comparison), {
        comparisons: without(comparisons, comparison),
      }),
    ),
    group && {
      name: 'grouping',
      choices: [group, ...(needsGroup ? [] : ['']), ...otherGroups].map((id) =>
        choice(id && `by ${getDimension(schema, id).label}`, { group: id || undefined }),
      ),
    },
    range &&
      removableChip('time', range.label, !baseline && !isDefaultRange && { range: undefined }),
    // `accounts that shrank` needs a baseline.
    baseline &&
      removableChip('baseline', formatBaseline(query), !needsGroup && { baseline: undefined }),
    pick && removableChip('position', formatPick(query), { pick: undefined, limit: undefined }),
  ].filter((chip) => typeof chip === 'object');
}
