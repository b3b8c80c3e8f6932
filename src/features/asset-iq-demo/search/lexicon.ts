import type { PhraseIndex } from '../../../demo-shared/questions/phrases.ts';
import type { Asset } from '../library/asset.ts';
import { type Cue, colorWords, cues, shades, timed } from './grammar.ts';
import {
  kinds,
  persons,
  relatedWords,
  roles,
  symbolShapes,
  symbolWords,
  synonyms,
} from './synonyms.ts';
import { stemmed, wordsOf } from './words.ts';

/** How a word matches a label; a kind is a wider term, a role is what a person may have. */
export type MatchType = 'name' | 'synonym' | 'kind' | 'role';

/**
 * Labels that a phrase stands for, with a certainty from 0 to 1, and other words for it in the
 * descriptions.
 */
export type Sense = {
  labels: Map<string, { weight: number; matchType: MatchType }>;
  words: string[];
};
export type Meaning = Cue | { as: 'color'; names: string[] } | { as: 'thing'; sense: Sense };
export type Lexicon = PhraseIndex<Meaning>;

const weights = { name: 1, synonym: 0.95, kind: 0.85, role: 0.45 };
/** `crane` of `tower crane`: the noun at the end of a name is a wider word for it. */
const headNoun = 0.9;
const anyPerson = 0.94;

/** Every phrase that the search reads, for the labels of these assets. */
export function lexiconOf(assets: Asset[]): Lexicon {
  const objects = assets.flatMap((asset) => asset.objects);
  const labels = new Set(objects.map(({ label }) => label));
  const lexicon: Lexicon = { meanings: new Map(), maxWords: 1, words: new Set() };
  const add = (phrase: string, meaning: Meaning) => {
    const words = wordsOf(phrase);
    const key = stemmed(phrase);
    lexicon.meanings.set(key, [...(lexicon.meanings.get(key) ?? []), meaning]);
    lexicon.maxWords = Math.max(lexicon.maxWords, words.length);
    for (const word of words) lexicon.words.add(word);
  };
  const senseOf = (phrase: string): Sense => {
    const known = lexicon.meanings.get(stemmed(phrase))?.find(({ as }) => as === 'thing');
    if (known?.as === 'thing') return known.sense;
    const sense: Sense = { labels: new Map(), words: [] };
    add(phrase, { as: 'thing', sense });
    return sense;
  };
  const name = (
    phrase: string,
    label: string,
    matchType: MatchType,
    weight = weights[matchType],
  ) => {
    if (!labels.has(label)) return;
    const sense = senseOf(phrase);
    if ((sense.labels.get(label)?.weight ?? 0) < weight)
      sense.labels.set(label, { weight, matchType });
    if (weight >= weights.synonym) sense.words.push(label);
  };

  for (const label of labels) {
    name(label, label, 'name');
    const head = label.split(' ').at(-1) ?? label;
    if (head !== label) name(head, label, 'kind', headNoun);
    for (const phrase of synonyms[label]?.split('|') ?? []) name(phrase, label, 'synonym');
  }
  for (const [phrase, members] of kinds)
    for (const word of phrase.split('|'))
      for (const label of members.split('|')) name(word, label, 'kind');
  for (const label of new Set(
    objects.flatMap((object) => (object.kind === 'symbol' ? [object.label] : [])),
  )) {
    for (const word of symbolWords) name(word, label, 'kind');
    const own = label.replace(/ mark$/, '');
    for (const shape of [own, ...(symbolShapes[own]?.split('|') ?? [])])
      for (const word of symbolWords)
        name(`${shape} ${word}`, label, shape === own && word === 'mark' ? 'name' : 'synonym');
  }
  for (const word of persons) name(word, 'person', 'role', anyPerson);
  for (const role of roles) name(role, 'person', 'role');
  for (const group of relatedWords)
    for (const phrase of group.split('|'))
      senseOf(phrase).words.push(...group.split('|').filter((other) => other !== phrase));

  for (const [phrases, cue] of cues)
    for (const phrase of phrases.split('|')) {
      add(phrase, cue);
      if (cue.as === 'time') for (const word of timed) add(`${phrase} ${word}`, cue);
    }
  const colors = colorWords.flatMap(([words, names]) =>
    words.split('|').map((word) => ({ word, names: names.split(' ').filter(Boolean) })),
  );
  for (const { word, names } of colors) {
    add(word, { as: 'color', names });
    const shading = [
      ...shades.map((shade) => ({
        word: shade,
        names: colors.find((color) => color.word === shade)?.names ?? [],
      })),
      // `teal green` names one color.
      ...colors.filter((color) => color.names.some((one) => names.includes(one))),
    ];
    for (const shade of shading)
      add(`${shade.word} ${word}`, {
        as: 'color',
        names: [
          ...new Set(
            shades.includes(shade.word) ? [...names, ...shade.names] : [...shade.names, ...names],
          ),
        ],
      });
  }
  return lexicon;
}

/**
 * The stems that the descriptions may hold for a phrase: its own, then those of its other words.
 */
export const textForms = (phrase: string, sense?: Sense): string[][] =>
  [phrase, ...(sense?.words ?? [])].map((form) => stemmed(form).split(' '));
