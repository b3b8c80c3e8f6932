import type { Value } from './schema.ts';

/** Lists definitions by id. Their first two phrases are the singular and the plural. */
export const defineParts = <Part extends { phrases: string }>(parts: Record<string, Part>) =>
  Object.entries(parts).map(([id, part]) => {
    const [label = '', plural = label] = part.phrases.split('|');
    return { id, label, plural, ...part };
  });

/** Lists values by id. Their first phrase is the label. */
export const defineValues = (phrasesById: Record<string, string>): Value[] =>
  Object.entries(phrasesById).map(([id, phrases]) => ({
    id,
    label: phrases.split('|')[0] ?? id,
    phrases,
  }));
