import MiniSearch from 'minisearch';
import type { Asset } from '../library/asset.ts';
import { isStopWord, stem, wordsOf } from './words.ts';

export type TextIndex = {
  /** How well each asset's words answer, 0 to 1, if it has all of them. */
  find: (stems: string[]) => Map<string, number>;
  /** Every word, unstemmed. */
  words: Set<string>;
};

/** A caption names the subject; a visitor's own field was written to be found. */
const boost = { caption: 1.6, setting: 1.4, fields: 2 };
const least = 0.5;
const spread = 0.4;

/** An index of the texts of these assets, with the visitor's own fields. */
export function textIndexOf(assets: Asset[], fieldsOf: (id: string) => string): TextIndex {
  const texts = assets.map(({ id, caption, alt, setting = '', objects }) => ({
    id,
    caption,
    alt,
    setting,
    labels: [...new Set(objects.map(({ label }) => label))].join('. '),
    fields: fieldsOf(id),
  }));
  const index = new MiniSearch({
    fields: ['caption', 'alt', 'setting', 'labels', 'fields'],
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : stem(word)),
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  });
  index.addAll(texts);
  return {
    words: new Set(texts.flatMap((text) => Object.values(text).flatMap(wordsOf))),
    find: (stems) => {
      const results = index.search({ queries: stems, combineWith: 'AND' });
      const top = results[0]?.score ?? 1;
      return new Map(results.map(({ id, score }) => [id, least + (spread * score) / top]));
    },
  };
}
