import type { Asset } from '../library/asset.ts';
import { kinds, relatedWords, roles, symbolShapes, symbolWords, synonyms } from './synonyms.ts';
import { stem, stemmed, wordsOf } from './words.ts';

/** How a word matches a label: it is its name, a synonym, a wider term (hypernym), or a role that a person may have. */
export type MatchType = 'name' | 'synonym' | 'kind' | 'role';

/** What a phrase may stand for: labels with how surely (0 to 1), and other words under which the descriptions may hold it. */
export type Sense = { labels: Map<string, { weight: number; matchType: MatchType }>; words: string[] };

export type Lexicon = {
  /** By the stems of the phrase. */
  senses: Map<string, Sense>;
  /** Words of the longest phrase. */
  longest: number;
  /** Every single word it knows, unstemmed. */
  words: Set<string>;
  /** Stems of what the annotations themselves call empty. */
  emptyThings: Set<string>;
};

const weights = { name: 1, synonym: 0.95, kind: 0.85, role: 0.45 };
/** `crane` of `tower crane`: the noun at the end of a name is a wider word for it. */
const headNoun = 0.9;

/** All phrases that lead to the labels of these assets. */
export function lexiconOf(assets: Asset[]): Lexicon {
  const labels = new Set(assets.flatMap(({ objects }) => objects.map(({ label }) => label)));
  const senses = new Map<string, Sense>();
  const words = new Set<string>();

  const senseOf = (phrase: string) => {
    for (const word of wordsOf(phrase)) words.add(word);
    const key = stemmed(phrase);
    const sense: Sense = senses.get(key) ?? { labels: new Map(), words: [] };
    senses.set(key, sense);
    return sense;
  };
  const add = (phrase: string, label: string, matchType: MatchType, weight = weights[matchType]) => {
    if (!labels.has(label)) return;
    const sense = senseOf(phrase);
    if ((sense.labels.get(label)?.weight ?? 0) < weight) sense.labels.set(label, { weight, matchType });
    if (weight >= weights.synonym) sense.words.push(label);
  };

  for (const label of labels) {
    add(label, label, 'name');
    const head = label.split(' ').at(-1) ?? label;
    if (head !== label) add(head, label, 'kind', headNoun);
    for (const phrase of synonyms[label] ?? []) add(phrase, label, 'synonym');
  }
  for (const [phrase, members] of Object.entries(kinds)) for (const label of members) add(phrase, label, 'kind');
  for (const label of new Set(assets.flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'symbol').map((symbol) => symbol.label)))) {
    for (const word of symbolWords) add(word, label, 'kind');
    const name = label.replace(/ mark$/, '');
    for (const shape of [name, ...(symbolShapes[name] ?? [])])
      for (const word of symbolWords) add(`${shape} ${word}`, label, shape === name && word === 'mark' ? 'name' : 'synonym');
  }
  for (const role of roles) add(role, 'person', 'role');
  for (const group of relatedWords) for (const phrase of group) senseOf(phrase).words.push(...group.filter((other) => other !== phrase));

  const longest = Math.max(...[...senses.keys()].map((key) => key.split(' ').length));
  const texts = assets.map(({ alt, caption, setting = '', objects }) => wordsOf([alt, caption, setting, ...objects.map(({ label }) => label)].join(' ')));
  const emptyThings = new Set(texts.flatMap((said) => said.flatMap((word, at) => (said[at - 1] === 'empty' ? [stem(word)] : []))));
  return { senses, longest, words, emptyThings };
}

/** The stems under which a sense may be met in descriptions: the phrase as said, then its other words. */
export const textForms = (said: string, sense?: Sense): string[][] => [said, ...(sense?.words ?? [])].map((phrase) => wordsOf(phrase).map(stem));
