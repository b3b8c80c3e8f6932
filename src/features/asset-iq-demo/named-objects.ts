import type { DetectedObject } from './library/asset.ts';

/** Things of one name in an asset: a label, or one person's face. */
export type NamedObjects = { name: string; kind: DetectedObject['kind']; objects: DetectedObject[] };

const nameOf = ({ id, label }: DetectedObject) => id ?? label;

/** An asset's things by name in the order in which they are looked at: what was asked for, faces, brand symbols, then the rest as annotated. */
export function namedObjects(objects: DetectedObject[], asked: DetectedObject[]): NamedObjects[] {
  const ranks = { face: 1, symbol: 2, object: 3 };
  const names = [...new Set(objects.map(nameOf))];
  const named = names.map((name) => {
    const same = objects.filter((object) => nameOf(object) === name);
    const kind = same[0]?.kind ?? 'object';
    return { name, kind, objects: same, rank: same.some((object) => asked.includes(object)) ? 0 : ranks[kind] };
  });
  return named.sort((one, other) => one.rank - other.rank).map(({ name, kind, objects: same }) => ({ name, kind, objects: same }));
}
