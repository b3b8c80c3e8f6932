import type { DrawnBox } from '../../components/AnnotationLayer.tsx';
import type { FacetSelection } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';
import { drawnBoxes } from './library/drawn-boxes.ts';
import type { Result } from './search/search.ts';

/** The boxes a search and its filters point at; the first term's are highlighted. */
export function boxesFor(asset: Asset, result: Result | undefined, selection: FacetSelection): DrawnBox[] {
  const wanted = result?.terms.filter(({ term }) => !term.absent).map(({ evidence }) => evidence.objects) ?? [];
  const persons = result?.query.persons ?? [];
  const isSelected = (object: DetectedObject) =>
    object.kind === 'face' ? selection.face.includes(object.id ?? '') || persons.includes(object.id ?? '') : selection[object.kind].includes(object.label);
  const groups = [...wanted, asset.objects.filter(isSelected)].filter((objects) => objects.length > 0);
  const boxes = drawnBoxes(groups.map((objects, index) => ({ objects, live: index === 0 })));
  // Film frames contain text of their own.
  return asset.type === 'film shot' ? boxes.map((box) => ({ ...box, label: undefined })) : boxes;
}
