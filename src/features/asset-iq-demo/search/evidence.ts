import type { Asset, DetectedObject } from '../library/asset.ts';
import type { Place } from './grammar.ts';
import { type MatchType, textForms } from './lexicon.ts';
import type { QueryColor, Term } from './query.ts';
import type { TextIndex } from './text-index.ts';

/** How well an asset matches one term (0 to 1), and through what. */
export type Evidence = {
  strength: number;
  objects: DetectedObject[];
  /** The matched label and how it matched; `inText` when the asset's text has it. */
  found?: { label: string; matchType: MatchType };
  inText: boolean;
  /** The matched colors, as asked and as found. */
  colors: { text: string; name: string }[];
};

const none: Evidence = { strength: 0, objects: [], inText: false, colors: [] };

/** Factors for a match in another color or number, or in a similar color. */
const otherColor = 0.3;
const otherNumber = 0.65;
const similarColor = 0.85;
/** An object's colors are ordered by their share of it: the first counts most. */
const byRank = [1, 0.85, 0.7];
/** An object is on a side if its center is within this share of the frame. */
const side = 0.4;

const colorMatch = ({ text, names }: QueryColor, found: readonly string[]) => {
  // A similar color in a small part of a thing is another color.
  const name = names.find((candidate, at) => found.slice(0, at ? 2 : 3).includes(candidate));
  const nearness = name === names[0] ? 1 : similarColor;
  return name
    ? { text, name, strength: nearness * (byRank[found.indexOf(name)] ?? 0.7) }
    : undefined;
};

const isAt: Record<Place, (box: DetectedObject['box']) => boolean> = {
  left: ([left, , right]) => left + right < 2 * side,
  right: ([left, , right]) => left + right > 2 - 2 * side,
  top: ([, top, , bottom]) => top + bottom < 2 * side,
  bottom: ([, top, , bottom]) => top + bottom > 2 - 2 * side,
};

/** The objects that a term names, where it places them, in none of the colors that it excludes. */
const objectsOf = ({ objects }: Asset, { sense, anything, place, otherThan = [] }: Term) =>
  objects.filter(
    ({ label, box, colors }) =>
      (anything || sense?.labels.has(label)) &&
      (!place || isAt[place.place](box)) &&
      !otherThan.some((color) => colorMatch(color, colors.slice(0, 2))),
  );

/** The objects of the asked colors, or all of them where none has the color. */
function byColor(objects: DetectedObject[], asked: QueryColor[]) {
  const best = asked.flatMap((color) => {
    const matches = objects.flatMap((object) => colorMatch(color, object.colors) ?? []);
    return matches.sort((a, b) => b.strength - a.strength)[0] ?? [];
  });
  const colored = objects.filter((object) =>
    asked.every((color) => colorMatch(color, object.colors)),
  );
  return {
    objects: colored.length > 0 ? colored : objects,
    strength:
      otherColor ** (asked.length - best.length) *
      best.reduce((product, { strength }) => product * strength, 1),
    colors: best,
  };
}

/**
 * A color before the word in a description (`green hill`); elsewhere in the asset it counts for
 * less.
 */
function colorInWords({ caption, alt, colors }: Asset, { text, colors: asked }: Term) {
  const isBound = ({ text: color }: QueryColor) =>
    new RegExp(`\\b${color} (?:\\S+ )?${text.slice(0, 4)}`, 'i').test(`${caption} ${alt}`);
  const strength = asked.reduce(
    (product, color) =>
      product * (isBound(color) ? 1 : colorMatch(color, colors) ? 0.6 : otherColor),
    1,
  );
  const bound = asked.filter(isBound).map(({ text: color }) => ({ text: color, name: color }));
  return { strength, colors: bound };
}

/**
 * Looks for one term in every asset. The caption of a film shot describes the film, so only its
 * boxes count.
 */
export function evidenceFor(term: Term, assets: Asset[], text: TextIndex): Map<string, Evidence> {
  const labels = term.sense?.labels;
  const hasBoxes = term.anything || (labels?.size ?? 0) > 0;
  const inWords = new Map<string, number>();
  const forms = term.otherThan || term.place ? [] : textForms(term.text, term.sense);
  for (const form of forms)
    for (const [id, strength] of text.find(form))
      inWords.set(id, Math.max(inWords.get(id) ?? 0, strength));

  const evidenceIn = (asset: Asset): Evidence => {
    const all = objectsOf(asset, term);
    const isFilmCaption = asset.type === 'film shot' && hasBoxes && all.length === 0;
    const wordScore = isFilmCaption ? 0 : (inWords.get(asset.id) ?? 0);
    if (all.length === 0 && wordScore === 0) return none;
    const weightOf = ({ label }: DetectedObject) =>
      term.anything ? 1 : (labels?.get(label)?.weight ?? 0);
    const matched = byColor(all, term.colors);
    const [first] = matched.objects;
    const found = matched.objects.length;
    const share = term.count === undefined || term.count === found ? 1 : otherNumber;
    const byObjects = Math.max(0, ...all.map(weightOf)) * matched.strength * share;
    const described = colorInWords(asset, term);
    const byWords = wordScore * described.strength;
    return {
      strength: Math.max(byObjects, byWords),
      objects: matched.objects,
      ...(first && {
        found: { label: first.label, matchType: labels?.get(first.label)?.matchType ?? 'name' },
      }),
      inText: wordScore > 0,
      colors: byObjects >= byWords ? matched.colors : described.colors,
    };
  };
  return new Map(assets.map((asset) => [asset.id, evidenceIn(asset)]));
}
