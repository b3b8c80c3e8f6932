import type { DetectedObject } from './library/asset.ts';

/** Objects of one name in an asset: a label, or one person's face. */
export type ObjectGroup = {
  name: string;
  kind: DetectedObject['kind'];
  objects: DetectedObject[];
};

const ranks = { face: 1, symbol: 2, object: 3 };

/**
 * An asset's objects by name: those asked for, faces, brand symbols, then the rest as annotated.
 */
export function groupObjects(all: DetectedObject[], asked: DetectedObject[]): ObjectGroup[] {
  const named = new Map<string, ObjectGroup>();
  for (const object of all) {
    const name = object.id ?? object.label;
    const objects = [...(named.get(name)?.objects ?? []), object];
    named.set(name, { name, kind: named.get(name)?.kind ?? object.kind, objects });
  }
  const rank = ({ kind, objects }: ObjectGroup) =>
    objects.some((object) => asked.includes(object)) ? 0 : ranks[kind];
  return [...named.values()].sort((a, b) => rank(a) - rank(b));
}
