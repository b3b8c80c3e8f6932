import type { DrawnBox } from '../../components/AnnotationLayer.tsx';
import type { Chosen } from './facets.ts';
import type { Asset, Thing } from './library/asset.ts';
import { drawnBoxes } from './library/drawn-boxes.ts';
import type { Result } from './search/search.ts';

/** What of an asset a search and its filters point at: the first thing asked for is live. */
export function boxesFor(asset: Asset, result: Result | undefined, chosen: Chosen): DrawnBox[] {
  const asked = result?.terms.filter(({ term }) => !term.absent).map(({ evidence }) => evidence.things) ?? [];
  const persons = result?.ask.persons ?? [];
  const wanted = (thing: Thing) =>
    thing.kind === 'face' ? chosen.face.includes(thing.id ?? '') || persons.includes(thing.id ?? '') : chosen[thing.kind].includes(thing.label);
  const groups = [...asked, asset.things.filter(wanted)].filter((things) => things.length > 0);
  const boxes = drawnBoxes(groups.map((things, index) => ({ things, live: index === 0 })));
  // A shot has the film's own words in it.
  return asset.type === 'film shot' ? boxes.map((box) => ({ ...box, label: undefined })) : boxes;
}
