import type { DetectedObject } from './library/asset.ts';

/** Objects with the same label, or the faces of one person. */
export type ObjectGroup = { name: string; kind: DetectedObject['kind']; objects: DetectedObject[] };

const ranks = { face: 1, symbol: 2, object: 3 };

export function groupObjects(all: DetectedObject[], matched: DetectedObject[]) {
  const groups = [...Map.groupBy(all, ({ id: person, label }) => person ?? label)].map(
    ([name, objects]) => ({ name, kind: (objects[0] as DetectedObject).kind, objects }),
  );
  const rank = ({ kind, objects }: ObjectGroup) =>
    objects.some((object) => matched.includes(object)) ? 0 : ranks[kind];
  return groups.sort((a, b) => rank(a) - rank(b));
}
