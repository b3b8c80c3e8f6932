import { addPhrase, type PhraseIndex } from '../../../demo-shared/questions/phrases.ts';
import type { Asset } from '../library/asset.ts';
import type { MediaType, RelationName, Sense, Side, TimeScores, View } from './query.ts';
import { splitList, stemPhrase, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

type Keyword =
  | { as: 'relation'; name: RelationName }
  /** Before or after a number n: n + `min` to n + `max`. `more than` has only a `min`, 1. */
  | { as: 'prefix' | 'suffix'; min?: number; max?: number }
  | {
      as:
        | 'between'
        | 'not'
        | 'nobody'
        | 'alone'
        | 'each other'
        | 'andOr'
        | 'endsNegation'
        | 'filler';
    }
  | { as: 'number'; count: number }
  | { as: 'several'; min: number }
  | { as: 'time'; scores: TimeScores }
  | { as: 'view'; view: View }
  | { as: 'type'; type: MediaType; isExcluded?: true }
  | { as: 'place'; places: Side[] };
export type Meaning = Keyword | { as: 'color'; names: string[] } | { as: 'thing'; sense: Sense };
export type Lexicon = PhraseIndex<Meaning>;

/** For `car`, `vehicle` is a kind; for `person`, `doctor` is narrower. */
const weights = { name: 1, synonym: 0.95, kind: 0.85, narrower: 0.45 };
const fixedLabels = new Set(splitList(words.fixedLabels));

export const colorWords = new Map(
  Object.entries(words.colors).flatMap(([synonyms, names]) =>
    splitList(synonyms).map((word) => [word, splitList(names)]),
  ),
);

/** Matches whole phrases in texts only: a `green screen` is not a screen. */
export const textOnly: Meaning = { as: 'thing', sense: { labels: new Map(), words: [] } };

export function buildLexicon(assets: Asset[]) {
  const labels = new Set(assets.flatMap(({ objects }) => objects.map(({ label }) => label)));
  const lexicon: Lexicon = { meanings: new Map(), maxWords: 1, words: new Set() };
  const add = (phrase: string, meaning: Meaning) => addPhrase(lexicon, tokenize(phrase), meaning);
  const ensureSense = (phrase: string): Sense => {
    const thing = lexicon.meanings
      .get(stemPhrase(phrase))
      ?.find((meaning) => meaning.as === 'thing');
    if (thing) return thing.sense;
    const sense: Sense = { labels: new Map(), words: [] };
    add(phrase, { as: 'thing', sense });
    return sense;
  };
  const addLabel = (label: string, phrases: string[], matchType: keyof typeof weights) => {
    if (!labels.has(label)) return;
    const weight = weights[matchType];
    for (const phrase of phrases) {
      const sense = ensureSense(phrase);
      if ((sense.labels.get(label)?.weight ?? 0) < weight)
        sense.labels.set(label, { weight, matchType });
      if (weight >= weights.synonym) sense.words.push(label);
    }
  };

  for (const label of labels) {
    addLabel(label, [label], 'name');
    // A `wind turbine` is a kind of `turbine`, but a `post office` is not an office.
    if (!fixedLabels.has(label)) addLabel(label, label.split(' ').slice(1).slice(-1), 'kind');
  }
  for (const [label, phrases] of Object.entries(words.synonyms))
    addLabel(label, splitList(phrases), 'synonym');
  for (const [phrases, members] of Object.entries(words.kinds))
    for (const label of splitList(members)) addLabel(label, splitList(phrases), 'kind');
  const symbolWords = splitList(words.symbolWords);
  for (const [shape, synonyms] of Object.entries(words.symbolShapes)) {
    const label = `${shape} mark`;
    addLabel(label, symbolWords, 'kind');
    for (const name of [shape, ...splitList(synonyms)])
      for (const word of symbolWords) addLabel(label, [`${name} ${word}`], 'synonym');
  }
  for (const [label, phrases] of Object.entries(words.narrower))
    addLabel(label, splitList(phrases), 'narrower');
  for (const phrase of splitList(words.fixedPhrases))
    if (!lexicon.meanings.has(stemPhrase(phrase)))
      lexicon.meanings.set(stemPhrase(phrase), [textOnly]);
  for (const group of words.relatedWords.map(splitList))
    for (const phrase of group)
      ensureSense(phrase).words.push(...group.filter((other) => other !== phrase));

  for (const { phrases, ...keyword } of words.keywords as (Keyword & { phrases: string })[])
    for (const phrase of splitList(phrases)) {
      add(phrase, keyword);
      if (keyword.as === 'time')
        for (const noun of splitList(words.timeOfDayNouns)) add(`${phrase} ${noun}`, keyword);
    }
  for (const [places, names] of Object.entries(words.sides))
    for (const name of splitList(names))
      for (const pattern of splitList(words.sidePatterns))
        add(pattern.replace('SIDE', name), { as: 'place', places: places.split(' ') as Side[] });
  for (const [word, names] of colorWords) {
    add(word, { as: 'color', names });
    for (const shade of splitList(words.shades))
      add(`${shade} ${word}`, { as: 'color', names: [...names, ...(colorWords.get(shade) ?? [])] });
    // `teal green` names one color.
    for (const [otherWord, otherNames] of colorWords)
      if (otherNames.some((name) => names.includes(name)))
        add(`${otherWord} ${word}`, { as: 'color', names: [...otherNames, ...names] });
  }
  return lexicon;
}

export const textStems = (phrase: string, sense?: Sense) =>
  [phrase, ...(sense?.words ?? [])].map((form) => stemPhrase(form).split(' '));
