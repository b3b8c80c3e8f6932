import { type Cue, cues } from './cues.ts';
import type { Phrases } from './phrases.ts';
import type { Schema } from './schema.ts';
import { stemmed, tokenize } from './words.ts';

export type Meaning =
  | { as: 'cue'; cue: Cue | 'rate' }
  | { as: 'entity'; id: string }
  | { as: 'value'; field: string; values: readonly string[] }
  | { as: 'field'; field: string }
  | { as: 'measure'; id: string; order?: 'most' | 'least' }
  | { as: 'unit'; measures: string[] }
  | { as: 'absent'; answer: string; instead?: string | undefined }
  | { as: 'filler' };

export type Lexicon = Phrases<Meaning>;

export function lexiconOf(schema: Schema): Lexicon {
  const lexicon: Lexicon = { meanings: new Map(), longest: 1, words: new Set() };
  const add = (phrases: string | undefined, meaning: Meaning) => {
    for (const phrase of phrases?.split('|') ?? []) {
      const key = stemmed(phrase);
      const known = lexicon.meanings.get(key) ?? [];
      lexicon.meanings.set(key, [...known, meaning]);
      const words = tokenize(phrase);
      lexicon.longest = Math.max(lexicon.longest, words.length);
      for (const word of words) lexicon.words.add(word);
    }
  };
  for (const { id, words } of schema.entities) add(words, { as: 'entity', id });
  for (const dimension of schema.dimensions) {
    const { id: field, words, values, groups = [] } = dimension;
    for (const { id, label, many = label, words: more = label } of values)
      add(`${label}|${many}|${more}`, { as: 'value', field, values: [id] });
    for (const group of groups) add(group.words, { as: 'value', field, values: group.values });
    add(words, { as: 'field', field });
  }
  const units = new Map<string, string[]>();
  for (const { id, words, high, low, units: names } of schema.measures) {
    add(words, { as: 'measure', id });
    add(high, { as: 'measure', id, order: 'most' });
    add(low, { as: 'measure', id, order: 'least' });
    for (const name of names?.split('|') ?? []) units.set(name, [...(units.get(name) ?? []), id]);
  }
  for (const [name, measures] of units) add(name, { as: 'unit', measures });
  for (const { words, ...reason } of schema.absent) add(words, { as: 'absent', ...reason });
  add(schema.rate?.words, { as: 'cue', cue: 'rate' });
  add(schema.fillers, { as: 'filler' });
  for (const [cue, phrases] of Object.entries(cues)) add(phrases, { as: 'cue', cue: cue as Cue });
  return lexicon;
}
