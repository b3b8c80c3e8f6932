import { fillers, type Keyword, keywords } from './keywords.ts';
import { addPhrase, type PhraseIndex } from './phrases.ts';
import type { Schema } from './schema.ts';
import { stem, tokenize } from './stem.ts';

export type Meaning =
  /** `rate`: a phrase of `Schema.rate`, such as `per day`. */
  | { type: 'keyword'; keyword: Keyword | 'rate' }
  | { type: 'entity'; id: string }
  | { type: 'value'; field: string; values: readonly string[] }
  | { type: 'field'; field: string }
  | { type: 'measure'; measure: string; order?: 'most' | 'least' }
  | { type: 'ratio'; measure: string; divisor: string }
  | { type: 'unit'; measures: string[] }
  | { type: 'absent'; answer: string; suggestion?: string }
  | { type: 'filler' };

export type Lexicon = PhraseIndex<Meaning> & {
  /** Two-word phrases by their joined stems: `papertowel`. */
  compounds: Map<string, string>;
  oneWordPhrases: string[];
};

export function buildLexicon(schema: Schema) {
  const index: PhraseIndex<Meaning> = { meanings: new Map(), maxWords: 1, words: new Set() };
  const compounds: Lexicon['compounds'] = new Map();
  const add = (phrases: string | undefined, meaning: Meaning) => {
    for (const phrase of phrases?.split('|') ?? []) {
      const words = tokenize(phrase);
      addPhrase(index, words, meaning);
      if (words.length === 2) compounds.set(words.map(stem).join(''), words.join(' '));
    }
  };
  for (const { id, phrases } of schema.entities) add(phrases, { type: 'entity', id });
  for (const { id: field, phrases, values, valueGroups = [] } of schema.dimensions) {
    for (const { id, label, plural = label, phrases: synonyms = label } of values)
      add(`${label}|${plural}|${synonyms}`, { type: 'value', field, values: [id] });
    for (const group of valueGroups)
      add(group.phrases, { type: 'value', field, values: group.values });
    add(phrases, { type: 'field', field });
  }
  const measuresByUnit = new Map<string, string[]>();
  for (const { id: measure, phrases, most, least, units } of schema.measures) {
    add(phrases, { type: 'measure', measure });
    add(most, { type: 'measure', measure, order: 'most' });
    add(least, { type: 'measure', measure, order: 'least' });
    for (const unit of units?.split('|') ?? [])
      measuresByUnit.set(unit, [...(measuresByUnit.get(unit) ?? []), measure]);
  }
  for (const [unit, measures] of measuresByUnit) add(unit, { type: 'unit', measures });
  for (const { phrases, ...ratio } of schema.ratios ?? [])
    add(phrases, { type: 'ratio', ...ratio });
  for (const { phrases, ...reply } of schema.absent) add(phrases, { type: 'absent', ...reply });
  add(schema.rate.phrases, { type: 'keyword', keyword: 'rate' });
  add(`${schema.fillers}|${fillers}`, { type: 'filler' });
  for (const [keyword, phrases] of Object.entries(keywords))
    add(phrases, { type: 'keyword', keyword: keyword as Keyword });
  const oneWordPhrases = [...index.words].filter((word) => index.meanings.has(stem(word)));
  return { ...index, compounds, oneWordPhrases };
}
