import type { DrawnBox } from '../../components/AnnotationLayer.tsx';
import { emptySelection, type FacetSelection } from './facets.ts';
import type { Asset, Box, DetectedObject } from './library/asset.ts';
import type { ObjectGroup } from './object-groups.ts';
import type { Result } from './search/search.ts';

/** More boxes would hide the picture. */
const maxBoxes = 16;
/** As a fraction of the frame's width. */
const smallBoxWidth = 0.09;
/** Objects closer than this fraction to the frame's edge count as cut off. */
const edgeMargin = 0.0035;
/** Drawn only if matched or selected, because their boxes hide others. */
const backgroundNames = new Set(['tree', 'hill', 'road', 'water']);

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
type Corner = (typeof corners)[number];
/**
 * As fractions of a picture about 300 px wide. `letter`: the width of one letter. The height
 * includes the distance from the box.
 */
const labelSize = { height: 0.13, letter: 0.0215, padding: 0.04 };

function placeLabel(name: string, [left, top, right, bottom]: Box, corner: Corner): Box {
  const width = name.length * labelSize.letter + labelSize.padding;
  const x = corner.endsWith('left') ? left : right - width;
  const y = corner.startsWith('top') ? top - labelSize.height : bottom;
  return [x, y, x + width, y + labelSize.height];
}

const intersects = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const isInFrame = ([left, top, right, bottom]: Box, margin = 0) =>
  left >= margin && top >= margin && right <= 1 - margin && bottom <= 1 - margin;

type BoxGroup = { objects: DetectedObject[]; highlighted: boolean };

/**
 * Labels one box of each name at most. A label lies in the frame, overlaps no other label and, if
 * possible, no box of another name. Unless `drawsAll`, omits cut-off boxes and limits the number.
 */
function createDrawnBoxes(asset: Asset, groups: BoxGroup[], { drawsAll = false } = {}) {
  // Film frames contain text, so they get labels only with `drawsAll`.
  const hasLabels = drawsAll || asset.type !== 'film shot';
  const boxes = groups
    .flatMap(({ objects, highlighted }) =>
      objects.map((object) => ({ object, highlighted, name: object.id ?? object.label })),
    )
    .filter(
      ({ object }, index, all) =>
        (drawsAll || isInFrame(object.box, edgeMargin)) &&
        all.findIndex((other) => other.object === object) === index,
    )
    .slice(0, drawsAll ? undefined : maxBoxes);

  const labels = new Map<DetectedObject, { corner: Corner; box: Box }>();
  for (const name of new Set(boxes.map((box) => box.name))) {
    const placed = [...labels.values()];
    const otherBoxes = boxes.filter((box) => box.name !== name);
    const candidates = boxes
      .filter((box) => box.name === name)
      .flatMap(({ object }) =>
        corners.map((corner) => ({ object, corner, box: placeLabel(name, object.box, corner) })),
      )
      .filter(({ box }) => isInFrame(box) && !placed.some((other) => intersects(box, other.box)));
    const best =
      candidates.find(({ box }) => !otherBoxes.some(({ object }) => intersects(box, object.box))) ??
      candidates[0];
    if (best) labels.set(best.object, best);
  }
  // Draws highlighted boxes on top.
  return boxes
    .sort((a, b) => Number(a.highlighted) - Number(b.highlighted))
    .map(({ object, highlighted, name }): DrawnBox => {
      const corner = labels.get(object)?.corner;
      return {
        box: object.box,
        highlighted,
        small: object.box[2] - object.box[0] < smallBoxWidth,
        label: hasLabels && corner ? name : undefined,
        labelAt: corner,
      };
    });
}

export function createDetailBoxes(
  asset: Asset,
  groups: ObjectGroup[],
  selected: ObjectGroup | undefined,
  matched: DetectedObject[],
) {
  if (selected)
    return createDrawnBoxes(asset, [{ ...selected, highlighted: true }], { drawsAll: true });
  const foreground = groups.filter(({ name }) => !backgroundNames.has(name));
  return createDrawnBoxes(asset, [
    { objects: matched, highlighted: true },
    ...foreground.map((group) => ({ ...group, highlighted: false })),
  ]);
}

export function createResultBoxes(
  asset: Asset,
  result: Result | undefined,
  selection: FacetSelection = emptySelection,
) {
  const isSelected = ({ kind, id = '', label }: DetectedObject) =>
    kind === 'face' ? selection.face.includes(id) : selection[kind].includes(label);
  const terms = result?.terms.filter(({ term }) => !term.isExcluded) ?? [];
  const groups = [
    ...terms.map(({ evidence }) => evidence.objects),
    asset.objects.filter(isSelected),
  ].filter(({ length }) => length > 0);
  return createDrawnBoxes(
    asset,
    // Highlights the first term with boxes, or the selection.
    groups.map((objects, index) => ({ objects, highlighted: index === 0 })),
  );
}
