import type { DrawnBox } from '../../components/AnnotationLayer.tsx';
import type { FacetSelection } from './facets.ts';
import type { Asset, DetectedObject } from './library/asset.ts';
import { createDrawnBoxes } from './library/drawn-boxes.ts';
import type { Result } from './search/search.ts';

/** Returns the boxes that match the query and the filters. Highlights those of the first term. */
export function createResultBoxes(
  { type, objects }: Asset,
  result: Result | undefined,
  selection: FacetSelection,
): DrawnBox[] {
  const isSelected = ({ kind, id = '', label }: DetectedObject) =>
    kind === 'face' ? selection.face.includes(id) : selection[kind].includes(label);
  const asked = result?.terms.filter(({ term }) => !term.isExcluded) ?? [];
  const groups = [...asked.map(({ evidence }) => evidence.objects), objects.filter(isSelected)];
  const boxes = createDrawnBoxes(
    groups
      .filter(({ length }) => length > 0)
      .map((group, index) => ({ objects: group, highlighted: index === 0 })),
  );
  // Film frames contain text already.
  return type === 'film shot' ? boxes.map((box) => ({ ...box, label: undefined })) : boxes;
}
