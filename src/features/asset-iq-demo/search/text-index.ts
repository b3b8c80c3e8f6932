import MiniSearch from 'minisearch';
import type { Asset } from '../library/asset.ts';
import { isStopWord, splitList, stem, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

export type TextIndex = {
  /** Returns a strength from 0 to 1 for each asset whose text has all stems. */
  find: (stems: string[]) => Map<string, number>;
  words: Set<string>;
};

/** Captions name the subject; visitors write their own fields to find the asset. */
const boost = { caption: 1.6, setting: 1.4, fields: 2 };
const minStrength = 0.5;
const strengthRange = 0.4;

/** A `wave mark` must not match `waving`. Boxes prove it. */
const exceptions = new RegExp(`\\b(?:${splitList(words.textExceptions).join('|')})\\b`, 'g');
const joinExceptions = (text: string) =>
  text.replace(exceptions, (phrase) => phrase.replace(' ', ''));

export function createTextIndex(assets: Asset[], fieldsOf: (id: string) => string): TextIndex {
  const texts = assets.map(({ id, caption, alt, setting = '', objects }) => ({
    id,
    caption: joinExceptions(caption),
    alt: joinExceptions(alt),
    setting: joinExceptions(setting),
    labels: joinExceptions([...new Set(objects.map(({ label }) => label))].join('. ')),
    fields: fieldsOf(id),
  }));
  const index = new MiniSearch({
    fields: ['caption', 'alt', 'setting', 'labels', 'fields'],
    tokenize,
    processTerm: (word) => (isStopWord(word) ? null : stem(word)),
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  });
  index.addAll(texts);
  return {
    words: new Set(texts.flatMap((text) => Object.values(text).flatMap(tokenize))),
    find: (stems) => {
      const results = index.search({ queries: stems, combineWith: 'AND' });
      const top = results[0]?.score ?? 1;
      return new Map(
        results.map(({ id, score }) => [id, minStrength + (strengthRange * score) / top]),
      );
    },
  };
}
