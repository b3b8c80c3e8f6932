import MiniSearch from 'minisearch';
import type { Asset } from '../library/asset.ts';
import { isStopWord, stem, wordsOf } from './words.ts';

/** An asset's text by field. `fields` are the visitor's own. */
type Text = { id: string; caption: string; alt: string; setting: string; labels: string; fields: string };

export type TextIndex = {
  /** How well each asset's words answer, 0 to 1, all words of a form being needed. */
  find: (words: string[]) => Map<string, number>;
  isKnown: (stemOfWord: string) => boolean;
  /** Every word, unstemmed. */
  words: Set<string>;
};

/** Words in a caption name what an asset is about; a field was written by somebody who wanted it found. */
const boost = { caption: 1.6, setting: 1.4, fields: 2 };
const least = 0.5;
const spread = 0.4;

/** An index of all that is said of the assets in words. */
export function textIndexOf(assets: Asset[], fieldsOf: (id: string) => string): TextIndex {
  const words = new Set<string>();
  const stems = new Set<string>();
  const index = new MiniSearch<Text>({
    fields: ['caption', 'alt', 'setting', 'labels', 'fields'],
    tokenize: wordsOf,
    processTerm: (word) => (isStopWord(word) ? null : stem(word)),
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  });
  for (const { id, caption, alt, setting = '', objects } of assets) {
    const text = { id, caption, alt, setting, labels: [...new Set(objects.map(({ label }) => label))].join('. '), fields: fieldsOf(id) };
    index.add(text);
    for (const word of wordsOf(Object.values(text).join(' '))) {
      words.add(word);
      stems.add(stem(word));
    }
  }
  return {
    words,
    isKnown: (word) => stems.has(word),
    find: (form) => {
      const results = index.search({ queries: form, combineWith: 'AND' });
      const top = results[0]?.score ?? 1;
      return new Map(results.map(({ id, score }) => [id as string, least + (spread * score) / top]));
    },
  };
}
