import type { Asset, DetectedObject } from '../library/asset.ts';
import { type MatchType, textForms } from './lexicon.ts';
import type { QueryColor, Term } from './query.ts';
import type { TextIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

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

/** Factors for a match in another color or another number than asked for. */
const withoutColor = 0.3;
const otherCount = 0.55;
const moreThanAsked = 0.75;
/** A color that is only near the one asked for. */
const nearColor = 0.85;

/** An object's colors are ordered by their share of it: the first counts most. */
const byPlace = [1, 0.85, 0.7];

const colorMatch = (asked: QueryColor, names: readonly string[]): { name: string; strength: number } | undefined => {
  const name = asked.names.find((candidate) => names.includes(candidate));
  return name ? { name, strength: (name === asked.names[0] ? 1 : nearColor) * (byPlace[names.indexOf(name)] ?? 0.7) } : undefined;
};

/** The objects of the asked colors, or all of them where none has the color. */
function byColor(objects: DetectedObject[], asked: QueryColor[]) {
  const met = asked.map((color) => {
    const matches = objects.map((object) => ({ object, match: colorMatch(color, object.colors) })).filter(({ match }) => match);
    const [best] = matches.sort((one, other) => (other.match?.strength ?? 0) - (one.match?.strength ?? 0));
    return { color, of: matches.map(({ object }) => object), match: best?.match };
  });
  const colored = objects.filter((object) => met.every(({ of }) => of.includes(object)));
  const strength = met.reduce((product, { match }) => product * (match?.strength ?? withoutColor), 1);
  const colors = met.flatMap(({ color, match }) => (match ? [{ text: color.text, name: match.name }] : []));
  return { objects: colored.length > 0 ? colored : objects, strength, colors };
}

/** `green hill` in a description: the color stands before the word. Elsewhere in the asset it counts for less. */
function colorInWords(asset: Asset, term: Term) {
  const words = wordsOf(`${asset.caption} ${asset.alt}`);
  const [first = ''] = wordsOf(term.text);
  const met = term.colors.map((color) => {
    const bound = words.some((word, index) => word.startsWith(first.slice(0, 4)) && words.slice(Math.max(0, index - 2), index).includes(color.text));
    return { color, strength: bound ? 1 : colorMatch(color, asset.colors) ? 0.6 : withoutColor };
  });
  return {
    strength: met.reduce((product, { strength }) => product * strength, 1),
    colors: met.filter(({ strength }) => strength === 1).map(({ color: { text } }) => ({ text, name: text })),
  };
}

/** The share that is left for the number asked for. */
const countShare = (asked: number | undefined, found: number) => (asked === undefined || asked === found ? 1 : found > asked ? moreThanAsked : otherCount);

/** Whether a thing has none of the colors it must not have. */
const isOtherThan = (term: Term) => (object: DetectedObject) => !term.otherThan?.some((color) => colorMatch(color, object.colors.slice(0, 2)));

/** Looks for one term in every asset. What a film shot shows is in its boxes: its caption speaks of the film. */
export function evidenceFor(term: Term, assets: Asset[], textIndex: TextIndex): Map<string, Evidence> {
  const inWords = new Map<string, number>();
  for (const [index, form] of textForms(term.text, term.sense).entries()) {
    for (const [id, strength] of textIndex.find(form)) inWords.set(id, Math.max(inWords.get(id) ?? 0, strength * (index === 0 ? 1 : 0.85)));
  }
  const labels = term.sense?.labels;
  return new Map(
    assets.map((asset) => {
      const all = labels ? asset.objects.filter(({ label }) => labels.has(label)).filter(isOtherThan(term)) : [];
      const best = Math.max(0, ...all.map(({ label }) => labels?.get(label)?.weight ?? 0));
      const speaksOfTheFilm = asset.type === 'film shot' && (labels?.size ?? 0) > 0 && all.length === 0;
      const wordScore = speaksOfTheFilm || term.otherThan ? 0 : (inWords.get(asset.id) ?? 0);
      if (all.length === 0 && wordScore === 0) return [asset.id, none];
      const matched = byColor(all, term.colors);
      const [first] = matched.objects;
      const meaning = first && labels?.get(first.label);
      const byObjects = best * (term.colors.length > 0 ? matched.strength : 1) * countShare(term.count, matched.objects.length);
      const described = term.colors.length > 0 ? colorInWords(asset, term) : { strength: 1, colors: [] };
      const byWords = wordScore * described.strength * (term.count && all.length === 0 ? otherCount : 1);
      const evidence: Evidence = {
        strength: Math.min(1, Math.max(byObjects, byWords) + (byObjects > 0 && byWords > 0 ? 0.05 : 0)),
        objects: matched.objects,
        found: first && meaning && { label: first.label, matchType: meaning.matchType },
        inText: wordScore > 0,
        colors: byObjects >= byWords ? matched.colors : described.colors,
      };
      return [asset.id, evidence];
    }),
  );
}
