import type { DrawnBox } from '../../../components/AnnotationLayer.tsx';
import type { NamedObjects } from '../named-objects.ts';
import type { DetectedObject } from './asset.ts';

/** More than this many brackets hide the picture they explain. */
const most = 16;
/** Boxes narrower than this share of the frame get small corners. */
const smallBelow = 0.09;

/** What stands around in nearly every picture. */
const surroundings = new Set(['tree', 'hill', 'road', 'water']);

type Place = NonNullable<DrawnBox['labelAt']>;
type Area = [left: number, top: number, right: number, bottom: number];

const places: Place[] = ['tl', 'tr', 'bl', 'br'];
/** A chip's sides as shares of a small plate: its height with its distance from the box, a letter, the padding. */
const chip = { height: 0.13, letter: 0.0215, padding: 0.04 };

function chipArea(words: string, [left, top, right, bottom]: Area, place: Place): Area {
  const width = words.length * chip.letter + chip.padding;
  const x = place === 'tl' || place === 'bl' ? left : right - width;
  const y = place === 'tl' || place === 'tr' ? top - chip.height : bottom;
  return [x, y, x + width, y + chip.height];
}

/** What the frame cuts has a bracket on its edge: it is drawn only where somebody asks for it. */
const isWhole = ([left, top, right, bottom]: Area) => left > 0.003 && top > 0.003 && right < 0.997 && bottom < 0.997;
const meet = (a: Area, b: Area) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const inFrame = ([left, top, right, bottom]: Area) => left >= 0 && top >= 0 && right <= 1 && bottom <= 1;

/** Things of one class, as they are drawn: `live` is what the eye is to go to. */
export type BoxGroup = { objects: DetectedObject[]; live: boolean };

/**
 * Boxes to draw, the live class last so that it lies on top. A class has one chip, on the box and the side where it covers no other chip and,
 * if possible, no box of another class; a class with no such place has none. At most `limit` are drawn, and none that the frame cuts; without a
 * limit all are.
 */
export function drawnBoxes(groups: BoxGroup[], limit = most): DrawnBox[] {
  const boxes = groups
    .flatMap(({ objects, live }) => objects.map((object) => ({ object, live, words: object.id ?? object.label })))
    .filter(({ object: { box } }) => limit === Number.POSITIVE_INFINITY || isWhole(box))
    .filter(({ object }, index, all) => all.findIndex((other) => other.object === object) === index)
    .slice(0, limit);

  const taken: Area[] = [];
  const chipOf = new Map<DetectedObject, Place>();
  for (const words of new Set(boxes.map((box) => box.words))) {
    const own = boxes.filter((box) => box.words === words);
    const others = boxes.filter((box) => box.words !== words).map(({ object }) => object.box);
    const candidates = own
      .flatMap(({ object }) => places.map((place) => ({ object, place, area: chipArea(words, object.box, place) })))
      .filter(({ area }) => inFrame(area) && !taken.some((other) => meet(area, other)));
    const best = candidates.find(({ area }) => !others.some((other) => meet(area, other))) ?? candidates[0];
    if (!best) continue;
    taken.push(best.area);
    chipOf.set(best.object, best.place);
  }

  return boxes
    .map(({ object, live, words }): DrawnBox => {
      const place = chipOf.get(object);
      return { box: object.box, live, small: object.box[2] - object.box[0] < smallBelow, ...(place && { label: words, labelAt: place }) };
    })
    .sort((one, other) => Number(one.live ?? false) - Number(other.live ?? false));
}

/**
 * Boxes of one asset in its panel: all of the one name that is `shown`, or else what was asked for, live, and after it the rest in their order. What stands
 * around (trees, hills) is drawn only where it is shown or asked for: it is much, and hides the rest.
 */
export function detailBoxes(named: NamedObjects[], shown: NamedObjects | undefined, asked: DetectedObject[]): DrawnBox[] {
  if (shown) return drawnBoxes([{ objects: shown.objects, live: true }], Number.POSITIVE_INFINITY);
  const rest = named.filter(({ name }) => !surroundings.has(name)).map(({ objects }) => ({ objects, live: false }));
  return drawnBoxes([{ objects: asked, live: true }, ...rest]);
}
