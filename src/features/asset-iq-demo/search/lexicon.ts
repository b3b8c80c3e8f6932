import type { Asset } from '../library/asset.ts';
import { alike, kinds, roles, synonyms } from './synonyms.ts';
import { stem, stemmed, wordsOf } from './words.ts';

/** How a word leads to a label: it is its name, another word for it, or a wider word that takes it in. */
export type Way = 'name' | 'synonym' | 'kind';

/** What a phrase may stand for: labels with how surely (0 to 1), and other words under which the descriptions may hold it. */
export type Sense = { labels: Map<string, { weight: number; way: Way }>; words: string[] };

export type Lexicon = {
  /** By the stems of the phrase. */
  senses: Map<string, Sense>;
  /** Words of the longest phrase. */
  longest: number;
  /** Every single word it knows, as it is written. */
  words: Set<string>;
};

const weights = { name: 1, synonym: 0.95, kind: 0.85 };
/** `crane` of `tower crane`: the noun at the end of a name is a wider word for it. */
const headNoun = 0.9;
const roleWeight = 0.45;

/** All phrases that lead to the labels of these assets. */
export function lexiconOf(assets: Asset[]): Lexicon {
  const labels = new Set(assets.flatMap(({ things }) => things.map(({ label }) => label)));
  const senses = new Map<string, Sense>();
  const words = new Set<string>();

  const senseOf = (phrase: string) => {
    for (const word of wordsOf(phrase)) words.add(word);
    const key = stemmed(phrase);
    const sense: Sense = senses.get(key) ?? { labels: new Map(), words: [] };
    senses.set(key, sense);
    return sense;
  };
  const add = (phrase: string, label: string, way: Way, weight = weights[way]) => {
    if (!labels.has(label)) return;
    const sense = senseOf(phrase);
    if ((sense.labels.get(label)?.weight ?? 0) < weight) sense.labels.set(label, { weight, way });
    if (weight >= weights.synonym) sense.words.push(label);
  };

  for (const label of labels) {
    add(label, label, 'name');
    const head = label.split(' ').at(-1) ?? label;
    if (head !== label) add(head, label, 'kind', headNoun);
    for (const phrase of synonyms[label] ?? []) add(phrase, label, 'synonym');
  }
  for (const [phrase, members] of Object.entries(kinds)) for (const label of members) add(phrase, label, 'kind');
  for (const phrase of ['symbol', 'logo', 'brand', 'brand symbol', 'emblem', 'mark'])
    for (const { things } of assets) for (const { kind, label } of things) if (kind === 'symbol') add(phrase, label, 'kind');
  for (const role of roles) add(role, 'person', 'kind', roleWeight);
  for (const group of alike) for (const phrase of group) senseOf(phrase).words.push(...group.filter((other) => other !== phrase));

  const longest = Math.max(...[...senses.keys()].map((key) => key.split(' ').length));
  return { senses, longest, words };
}

/** The stems under which a sense may be met in descriptions: the phrase as said, then its other words. */
export const textForms = (said: string, sense?: Sense): string[][] => [said, ...(sense?.words ?? [])].map((phrase) => wordsOf(phrase).map(stem));
