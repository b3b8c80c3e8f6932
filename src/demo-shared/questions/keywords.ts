import words from './words.json' with { type: 'json' };

export const { keywords, fillers } = words;
export type Keyword = keyof typeof keywords;

export const stopWords = new Set(words.stopWords.split(' '));
