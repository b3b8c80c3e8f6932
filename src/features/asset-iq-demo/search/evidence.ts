import { numberWords } from '../../../number-words.ts';
import type { Asset, Box, DetectedObject } from '../library/asset.ts';
import { textStems } from './lexicon.ts';
import {
  canHaveBoxes,
  isPersonId,
  needsText,
  type QueryColor,
  type Range,
  type Side,
  type Term,
} from './query.ts';
import { centerX, centerY } from './relations.ts';
import type { TextIndex } from './text-index.ts';

export type Evidence = {
  strength: number;
  objects: DetectedObject[];
  isInText: boolean;
  /** The found colors of the term. */
  colors: { text: string; name: string }[];
  /** Whether the text or the main colors of one object prove all colors. */
  areColorsCertain: boolean;
  /** The number found. For a term without boxes: its `count` if the text has it, else 0. */
  count: number;
};

/** Lowers the strength for each color that no box has. */
const otherColorFactor = 0.3;
/** Lowers the strength for each color that does not precede the noun in the text. */
const looseColorFactor = 0.5;
const otherCountFactor = 0.65;
const textStrength = 0.8;
/** Maximum distances of an object from a side or the center, in fractions of the frame. */
const sideDistance = 0.4;
const centerDistance = 0.17;

const matchColor = ({ text, names }: QueryColor, objectColors: readonly string[]) => {
  // The first name may match any of the object's three colors, other names only its first two.
  const name = names.find((candidate, index) =>
    objectColors.slice(0, index ? 2 : 3).includes(candidate),
  );
  return name && { text, name };
};

/** Ink and gray are main colors only if they are first, because shadows have them too. */
const isMainColor = (name: string, [first, second]: string[]) =>
  name === first || (name === second && name !== 'ink' && name !== 'gray');
/** People mix up these names. Used if no asset has the color. */
const twinColors = ['green', 'teal'];
const hasMainColors = (objects: DetectedObject[], asked: QueryColor[], allowsTwin = false) =>
  objects.some(({ colors }) =>
    asked.every(({ nearestNames }) =>
      nearestNames
        .flatMap((name) => (allowsTwin && twinColors.includes(name) ? twinColors : name))
        .some((main) => isMainColor(main, colors)),
    ),
  );

const isAt: Record<Side, (box: Box) => boolean> = {
  left: (box) => centerX(box) < sideDistance,
  right: (box) => centerX(box) > 1 - sideDistance,
  top: (box) => centerY(box) < sideDistance,
  bottom: (box) => centerY(box) > 1 - sideDistance,
  center: (box) =>
    Math.abs(centerX(box) - 0.5) < centerDistance && Math.abs(centerY(box) - 0.5) < centerDistance,
};

const findObjects = (
  { objects }: Asset,
  { text, sense, matchesAnyObject, side, excludedColors = [] }: Term,
) =>
  objects.filter(
    ({ id, label, box, colors }) =>
      (matchesAnyObject || (isPersonId(text) ? id === text : sense?.labels.has(label))) &&
      (!side || side.places.every((place) => isAt[place](box))) &&
      !excludedColors.some((color) => matchColor(color, colors.slice(0, 2))),
  );

/** Keeps the objects with all requested colors, or all objects if none has them. */
function preferColored(objects: DetectedObject[], asked: QueryColor[]) {
  const found = asked.flatMap(
    (color) => objects.flatMap((object) => matchColor(color, object.colors) || [])[0] ?? [],
  );
  const colored = objects.filter((object) =>
    asked.every((color) => matchColor(color, object.colors)),
  );
  return {
    objects: colored.length > 0 ? colored : objects,
    factor: otherColorFactor ** (asked.length - found.length),
    colors: found,
  };
}

/** `word`: a color or a number such as `two`. `red or orange` matches either color. */
function isBeforeNoun(word: string | undefined, { caption, alt }: Asset, { text, sense }: Term) {
  // Four letters suffice: `batteries` matches `battery`.
  const nouns = [text, ...(sense?.labels.keys() ?? [])].map((noun) => noun.slice(0, 4)).join('|');
  const pattern = `\\b(?:${word?.replaceAll(' or ', '|')}) (?:(?:and )?\\S+ )?(?:${nouns})`;
  return new RegExp(pattern, 'i').test(`${caption} ${alt}`);
}

function findColorsInText(asset: Asset, term: Term) {
  const found = term.colors.filter(({ text }) => isBeforeNoun(text, asset, term));
  return {
    factor: looseColorFactor ** (term.colors.length - found.length),
    colors: found.map(({ text }) => ({ text, name: text })),
  };
}

export function findEvidence(term: Term, assets: Asset[], textIndex: TextIndex) {
  const labels = term.sense?.labels;
  // Text proves no sides and no absence of colors.
  const forms = term.excludedColors || term.side ? [] : textStems(term.text, term.sense);
  const inText = new Set(forms.flatMap(textIndex.find));

  const libraryHasColors = assets.some((asset) =>
    hasMainColors(findObjects(asset, term), term.colors),
  );
  const isLabelName = [...(labels?.values() ?? [])].some(({ matchType }) => matchType === 'name');
  const evidenceIn = (asset: Asset): Evidence => {
    const all = findObjects(asset, term);
    // The caption of a film shot is about the whole film, so it proves no object.
    const isFilmCaption = asset.type === 'film shot' && canHaveBoxes(term) && all.length === 0;
    const isInText = inText.has(asset.id) && !isFilmCaption;
    const weightOf = ({ label }: DetectedObject) =>
      term.matchesAnyObject ? 1 : (labels?.get(label)?.weight ?? 0);
    const { objects, ...boxColors } = preferColored(all, term.colors);
    const boxStrength = Math.max(0, ...all.map(weightOf)) * boxColors.factor;
    const textColors = findColorsInText(asset, term);
    // `people` also finds patients, but does not count them.
    const counted = objects.filter(
      ({ label }) => !isLabelName || labels?.get(label)?.matchType !== 'kind',
    );
    const isCountInText = isBeforeNoun(numberWords[term.count ?? 0], asset, term);
    const count = canHaveBoxes(term) ? counted.length : isCountInText ? (term.count ?? 0) : 0;
    const wordStrength = isInText ? textStrength * textColors.factor : 0;
    // The colors of a person's box are those of the clothes, and lamps color everything at night.
    const showsColors = asset.timeOfDay !== 'night' && !labels?.has('person');
    const hasOtherCount = objects.length > 0 && objects.length !== (term.count ?? objects.length);
    return {
      strength: Math.max(boxStrength, wordStrength) * (hasOtherCount ? otherCountFactor : 1),
      objects,
      isInText,
      colors: boxStrength >= wordStrength ? boxColors.colors : textColors.colors,
      count,
      areColorsCertain:
        textColors.colors.length === term.colors.length ||
        (showsColors && hasMainColors(objects, term.colors, !libraryHasColors)),
    };
  };
  return new Map(assets.map((asset) => [asset.id, evidenceIn(asset)]));
}

/**
 * Whether the boxes show the term. The text suffices if no box can show it, or if `isTextEnough`.
 * If `needsText`, the asset needs both a box and the text.
 */
export const showsTerm = (term: Term, { objects, isInText }: Evidence) =>
  needsText(term)
    ? isInText && objects.length > 0
    : objects.length > 0 || (isInText && (!canHaveBoxes(term) || Boolean(term.isTextEnough)));

const isBetween = (number: number, range?: Range) =>
  !range || (number >= range.min && number <= range.max);
export const isInRange = ({ range }: Term, { objects }: Evidence) =>
  isBetween(objects.length, range);

/** Whether the asset has the term in all its colors, and at least half of its `count`. */
export function meetsTerm(term: Term, evidence: Evidence) {
  const { strength, isInText, objects, colors } = evidence;
  if (!isInRange(term, evidence)) return false;
  if (objects.length > 0 && objects.length < (term.count ?? 0) / 2) return false;
  if (needsText(term) && !isInText) return false;
  return strength > 0 && colors.length === term.colors.length;
}

/** Whether boxes, or the text if it suffices, prove the term with its exact number and colors. */
export const provesTerm = (term: Term, evidence: Evidence) =>
  meetsTerm(term, evidence) &&
  showsTerm(term, evidence) &&
  evidence.areColorsCertain &&
  isBetween(evidence.count, term.range) &&
  (term.count === undefined || term.count === evidence.count);
