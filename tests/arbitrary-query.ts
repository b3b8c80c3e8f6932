import fc from 'fast-check';
import type { Filter, Query } from '../src/demo-shared/questions/query.ts';
import type { Schema } from '../src/demo-shared/questions/schema.ts';

/** Generates queries for a schema. A query uses one entity and at most one filter per field. */
export function arbitraryQuery(schema: Schema): fc.Arbitrary<Query> {
  const findDimension = (id?: string) => schema.dimensions.find((dimension) => dimension.id === id);
  return fc.constantFrom(...schema.entities).chain((entity) => {
    const dimensions = entity.dimensions.filter((id) => {
      const dimension = findDimension(id);
      const belongsToOtherEntity = dimension?.ownerEntity && dimension.ownerEntity !== entity.id;
      return (
        // Grouping accounts by account changes nothing.
        id !== entity.id &&
        !belongsToOtherEntity &&
        !dimension?.hiddenReason &&
        (dimension?.values.length ?? 0) > 1
      );
    });
    const measures = entity.measures.filter(
      (id) => !schema.measures.find((measure) => measure.id === id)?.hiddenReason,
    );
    /** In a question, a period such as a month sets the time range instead of a filter. */
    const isFilterable = (id: string) =>
      !schema.extractRange(`in ${findDimension(id)?.values[0]?.label}`.toLowerCase()).range;
    /** `trucks` is a noun for rows of vehicles; `eastbound` is not. */
    const namesRows = (id: string) => findDimension(id)?.valuesNameRows ?? false;
    const filterOn = (id: string) => {
      const { values = [] } = findDimension(id) ?? {};
      const isEntityNoun =
        namesRows(id) && schema.entities.find((other) => other.dimensions.includes(id)) === entity;
      return fc.record({
        field: fc.constant(id),
        values: fc
          .constantFrom(...values.filter((value) => !entity.impossibleValues?.includes(value.id)))
          .map((value) => [value.id]),
        // Nobody negates the noun that a question counts, as in `how many not trucks`.
        not: isEntityNoun ? fc.constant(false) : fc.boolean(),
      });
    };
    const fields = dimensions.filter(isFilterable);
    const hasTimes = entity.rows.some(({ time }) => time !== undefined);
    const filters = fc
      .shuffledSubarray(fields, { maxLength: Math.min(3, fields.length) })
      // Excludes filters by both direction and lane. In `eastbound, left eastbound lane`, the
      // parser would ignore the comma and read `eastbound left` as a lane.
      .filter((ids) => !(ids.includes('direction') && ids.includes('lane')))
      .chain((ids) => fc.tuple(...ids.map(filterOn)))
      .map((list) =>
        list
          .map(({ not, ...filter }) => ({ ...filter, ...(not && { not }) }))
          .sort((a, b) => rank(a) - rank(b)),
      );
    /** Questions name nouns first and negated values last. */
    const rank = ({ field, not }: Filter) => (not ? 2 : namesRows(field) ? 0 : 1);
    return fc
      .record({
        filters,
        group: fc.option(fc.constantFrom(...dimensions), { nil: undefined }),
        measure:
          measures.length > 0
            ? fc.option(fc.constantFrom(...measures), { nil: undefined })
            : fc.constant(undefined),
        aggregate: fc.constantFrom('mean', 'max', 'min', 'sum'),
        order: fc.constantFrom(undefined, 'most', 'least'),
        /** Ignored for ordered groups, such as months. */
        timeOption: fc.constantFrom(undefined, 'first', 'last', 'compared'),
      })
      .map(({ filters: chosen, group, measure, aggregate, order, timeOption }): Query => {
        const groupId = chosen.some(({ field }) => field === group) ? undefined : group;
        const { defaultRange } = entity;
        const groupRange = groupId && defaultRange && schema.rangeByGroup?.[groupId];
        const range = groupRange || defaultRange || undefined;
        const isOrdered = findDimension(groupId)?.ordered;
        const yearComparison =
          timeOption === 'compared' && !isOrdered && range ? schema.withYearBefore?.(range) : {};
        return {
          entity: entity.id,
          aggregate: measure ? aggregate : 'count',
          ...(measure && { measure }),
          filters: chosen,
          comparisons: [],
          ...(groupId && { group: groupId, ...(order && { order }) }),
          range,
          ...yearComparison,
          ...(hasTimes && timeOption !== 'compared' && !isOrdered && { pick: timeOption }),
        };
      });
  });
}
