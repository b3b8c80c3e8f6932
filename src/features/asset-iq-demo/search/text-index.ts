import type { Asset } from '../library/asset.ts';
import { splitList, stem, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

export type TextIndex = ReturnType<typeof createTextIndex>;

const maxExtraWords = 2;

/** Joined into one word, so that `waving` does not find `wave mark`. */
const joinedPhrases = new RegExp(`\\b(?:${splitList(words.joinedPhrases).join('|')})\\b`, 'g');
const joinPhrases = (text: string) =>
  text.replace(joinedPhrases, (phrase) => phrase.replace(' ', ''));

const hasPhrase = (textStems: string[], stems: string[]) => {
  const length = stems.length === 1 ? 1 : stems.length + maxExtraWords;
  return textStems.some((_, index) => {
    const near = textStems.slice(index, index + length);
    let last = -1;
    return stems.every((word) => {
      last = near.indexOf(word, last + 1);
      return last >= 0;
    });
  });
};

export function createTextIndex(assets: Asset[], fieldText: (id: string) => string) {
  const index = assets.map(({ id, caption, alt, setting = '', objects }) => {
    const labels = [...new Set(objects.map(({ label }) => label))].join('. ');
    const texts = [...[caption, alt, setting, labels].map(joinPhrases), fieldText(id)];
    const tokens = texts.map(tokenize);
    return { id, words: tokens.flat(), stemmed: tokens.map((text) => text.map(stem)) };
  });
  return {
    words: new Set(index.flatMap(({ words }) => words)),
    find: (stems: string[]) =>
      index
        .filter(({ stemmed }) => stemmed.some((text) => hasPhrase(text, stems)))
        .map(({ id }) => id),
  };
}
