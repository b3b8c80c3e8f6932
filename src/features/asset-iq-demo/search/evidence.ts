import type { Asset, Thing } from '../library/asset.ts';
import { textForms, type Way } from './lexicon.ts';
import type { AskedColour, Term } from './parse-query.ts';
import type { TextIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

/** How far an asset answers one term, 0 to 1, and by what. */
export type Evidence = {
  strength: number;
  things: Thing[];
  /** The label that was met and how it was reached; `text` where only the words of the asset hold it. */
  found?: { label: string; way: Way };
  text: boolean;
  /** The colours that were met, as asked and as found. */
  colours: { said: string; name: string }[];
};

const none: Evidence = { strength: 0, things: [], text: false, colours: [] };

/** What is left where a thing is there but not in the colour, or not in the number, that was asked for. */
const withoutColour = 0.3;
const otherCount = 0.55;
const moreThanAsked = 0.75;
/** A colour that is only near the one asked for. */
const nearColour = 0.85;

/** Colours are listed by how much of a thing they are: the first is what it is called by. */
const byPlace = [1, 0.85, 0.7];

const colourMatch = (asked: AskedColour, names: readonly string[]): { name: string; strength: number } | undefined => {
  const name = asked.names.find((candidate) => names.includes(candidate));
  return name ? { name, strength: (name === asked.names[0] ? 1 : nearColour) * (byPlace[names.indexOf(name)] ?? 0.7) } : undefined;
};

/** The things of the asked colours, or all of them where none has the colour. */
function byColour(things: Thing[], asked: AskedColour[]) {
  const met = asked.map((colour) => {
    const matches = things.map((thing) => ({ thing, match: colourMatch(colour, thing.colours) })).filter(({ match }) => match);
    const [best] = matches.sort((one, other) => (other.match?.strength ?? 0) - (one.match?.strength ?? 0));
    return { colour, of: matches.map(({ thing }) => thing), match: best?.match };
  });
  const coloured = things.filter((thing) => met.every(({ of }) => of.includes(thing)));
  const strength = met.reduce((product, { match }) => product * (match?.strength ?? withoutColour), 1);
  const colours = met.flatMap(({ colour, match }) => (match ? [{ said: colour.said, name: match.name }] : []));
  return { things: coloured.length > 0 ? coloured : things, strength, colours };
}

/** `green hill` in a description: the colour stands before the word. Elsewhere in the asset it counts for less. */
function colourInWords(asset: Asset, term: Term) {
  const words = wordsOf(`${asset.caption} ${asset.alt}`);
  const [first = ''] = wordsOf(term.said);
  const met = term.colours.map((colour) => {
    const bound = words.some((word, index) => word.startsWith(first.slice(0, 4)) && words.slice(Math.max(0, index - 2), index).includes(colour.said));
    return { colour, strength: bound ? 1 : colourMatch(colour, asset.colours) ? 0.6 : withoutColour };
  });
  return {
    strength: met.reduce((product, { strength }) => product * strength, 1),
    colours: met.filter(({ strength }) => strength === 1).map(({ colour: { said } }) => ({ said, name: said })),
  };
}

/** The share that is left for the number asked for. */
const countShare = (asked: number | undefined, found: number) => (asked === undefined || asked === found ? 1 : found > asked ? moreThanAsked : otherCount);

/** Looks for one term in every asset. */
export function evidenceFor(term: Term, assets: Asset[], text: TextIndex): Map<string, Evidence> {
  const inWords = new Map<string, number>();
  for (const [index, form] of textForms(term.said, term.sense).entries()) {
    for (const [id, strength] of text.find(form)) inWords.set(id, Math.max(inWords.get(id) ?? 0, strength * (index === 0 ? 1 : 0.85)));
  }
  const labels = term.sense?.labels;
  return new Map(
    assets.map((asset) => {
      const all = labels ? asset.things.filter(({ label }) => labels.has(label)) : [];
      const best = Math.max(0, ...all.map(({ label }) => labels?.get(label)?.weight ?? 0));
      const said = inWords.get(asset.id) ?? 0;
      if (all.length === 0 && said === 0) return [asset.id, none];
      const seen = byColour(all, term.colours);
      const [first] = seen.things;
      const meaning = first && labels?.get(first.label);
      const bySight = best * (term.colours.length > 0 ? seen.strength : 1) * countShare(term.count, seen.things.length);
      const told = term.colours.length > 0 ? colourInWords(asset, term) : { strength: 1, colours: [] };
      const byWords = said * told.strength * (term.count && all.length === 0 ? otherCount : 1);
      const evidence: Evidence = {
        strength: Math.min(1, Math.max(bySight, byWords) + (bySight > 0 && byWords > 0 ? 0.05 : 0)),
        things: seen.things,
        found: first && meaning && { label: first.label, way: meaning.way },
        text: said > 0,
        colours: bySight >= byWords ? seen.colours : told.colours,
      };
      return [asset.id, evidence];
    }),
  );
}
