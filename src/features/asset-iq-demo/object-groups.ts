import type { DetectedObject } from './library/asset.ts';

/** Objects of an asset with the same label, or the faces of one person. */
export type ObjectGroup = {
  name: string;
  kind: DetectedObject['kind'];
  objects: DetectedObject[];
};

const ranks = { face: 1, symbol: 2, object: 3 };

export function groupObjects(all: DetectedObject[], searched: DetectedObject[]): ObjectGroup[] {
  const groups = new Map<string, ObjectGroup>();
  for (const object of all) {
    const name = object.id ?? object.label;
    const objects = [...(groups.get(name)?.objects ?? []), object];
    groups.set(name, { name, kind: groups.get(name)?.kind ?? object.kind, objects });
  }
  const rank = ({ kind, objects }: ObjectGroup) =>
    objects.some((object) => searched.includes(object)) ? 0 : ranks[kind];
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
