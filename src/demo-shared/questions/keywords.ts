import words from './words.json' with { type: 'json' };

/** Phrases with the same meaning in every demonstration. */
export const { keywords, fillers } = words;
export type Keyword = keyof typeof keywords;

export const stopWords = new Set(words.stopWords.split(' '));
