import type { PhraseIndex } from '../../../demo-shared/questions/phrases.ts';
import type { Asset } from '../library/asset.ts';
import { colorWords, type Keyword, keywords, shades, timeOfDayNouns } from './grammar.ts';
import {
  kinds,
  persons,
  relatedWords,
  roles,
  symbolShapes,
  symbolWords,
  synonyms,
} from './synonyms.ts';
import { stemPhrase, tokenize } from './tokenize.ts';

/** How a word matches a label. `kind`: a wider term. `role`: a person's job. */
export type MatchType = 'name' | 'synonym' | 'kind' | 'role';

/** Labels that match a phrase, with weights from 0 to 1, and synonyms in the descriptions. */
export type Sense = {
  labels: Map<string, { weight: number; matchType: MatchType }>;
  words: string[];
};
export type Meaning = Keyword | { as: 'color'; names: string[] } | { as: 'thing'; sense: Sense };
export type Lexicon = PhraseIndex<Meaning>;

const weights = { name: 1, synonym: 0.95, kind: 0.85, role: 0.45 };
/** For the last noun of a name, which is a wider term: `crane` for `tower crane`. */
const headNounWeight = 0.9;
const anyPersonWeight = 0.94;

export function buildLexicon(assets: Asset[]): Lexicon {
  const objects = assets.flatMap((asset) => asset.objects);
  const labels = new Set(objects.map(({ label }) => label));
  const lexicon: Lexicon = { meanings: new Map(), maxWords: 1, words: new Set() };
  const add = (phrase: string, meaning: Meaning) => {
    const words = tokenize(phrase);
    const key = stemPhrase(phrase);
    lexicon.meanings.set(key, [...(lexicon.meanings.get(key) ?? []), meaning]);
    lexicon.maxWords = Math.max(lexicon.maxWords, words.length);
    for (const word of words) lexicon.words.add(word);
  };
  const senseOf = (phrase: string): Sense => {
    const known = lexicon.meanings.get(stemPhrase(phrase))?.find(({ as }) => as === 'thing');
    if (known?.as === 'thing') return known.sense;
    const sense: Sense = { labels: new Map(), words: [] };
    add(phrase, { as: 'thing', sense });
    return sense;
  };
  const addLabel = (
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
    addLabel(label, label, 'name');
    const head = label.split(' ').at(-1) ?? label;
    if (head !== label) addLabel(head, label, 'kind', headNounWeight);
    for (const phrase of synonyms[label]?.split('|') ?? []) addLabel(phrase, label, 'synonym');
  }
  for (const [phrase, members] of kinds)
    for (const word of phrase.split('|'))
      for (const label of members.split('|')) addLabel(word, label, 'kind');
  for (const label of new Set(
    objects.flatMap((object) => (object.kind === 'symbol' ? [object.label] : [])),
  )) {
    for (const word of symbolWords) addLabel(word, label, 'kind');
    const own = label.replace(/ mark$/, '');
    for (const shape of [own, ...(symbolShapes[own]?.split('|') ?? [])])
      for (const word of symbolWords)
        addLabel(`${shape} ${word}`, label, shape === own && word === 'mark' ? 'name' : 'synonym');
  }
  for (const word of persons) addLabel(word, 'person', 'role', anyPersonWeight);
  for (const role of roles) addLabel(role, 'person', 'role');
  for (const group of relatedWords)
    for (const phrase of group.split('|'))
      senseOf(phrase).words.push(...group.split('|').filter((other) => other !== phrase));

  for (const [phrases, cue] of keywords)
    for (const phrase of phrases.split('|')) {
      add(phrase, cue);
      if (cue.as === 'time') for (const word of timeOfDayNouns) add(`${phrase} ${word}`, cue);
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
      ...colors.filter((color) => color.names.some((name) => names.includes(name))),
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

/** Returns the stems of a phrase and of its synonyms. */
export const textForms = (phrase: string, sense?: Sense): string[][] =>
  [phrase, ...(sense?.words ?? [])].map((form) => stemPhrase(form).split(' '));
