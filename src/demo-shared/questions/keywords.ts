import words from './words.json' with { type: 'json' };

/** Phrases with the same meaning for all data. */
export const { keywords, fillers } = words;
export type Keyword = keyof typeof keywords;

export const stopWords = new Set(words.stopWords.split(' '));
