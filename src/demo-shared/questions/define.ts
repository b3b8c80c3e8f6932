import type { Value } from './schema.ts';

/** Parts of a schema by id: their first two phrases are the singular and the plural. */
export const define = <Part extends { words: string }>(parts: Record<string, Part>) =>
  Object.entries(parts).map(([id, part]) => {
    const [label = '', many = label] = part.words.split('|');
    return { id, label, many, ...part };
  });

/** Values by id: their first phrase is the label. */
export const values = (phrases: Record<string, string>): Value[] =>
  Object.entries(phrases).map(([id, words]) => ({ id, label: words.split('|')[0] ?? id, words }));
