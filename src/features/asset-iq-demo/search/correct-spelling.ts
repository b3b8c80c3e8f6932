import MiniSearch from 'minisearch';

/** Corrects an unknown word: the nearest known word, or the one it is a prefix of; `undefined` where there is none. */
export function spellingCorrector(known: Iterable<string>): (word: string) => string | undefined {
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: (term) => term });
  index.addAll([...known].map((id) => ({ id })));
  return (word) =>
    index.search(word, {
      // A short word is too near to too many others.
      fuzzy: word.length >= 5 ? 0.2 : false,
      maxFuzzy: 2,
      prefix: word.length >= 4,
      weights: { fuzzy: 0.8, prefix: 0.5 },
    })[0]?.id;
}
