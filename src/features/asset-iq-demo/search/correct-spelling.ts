import MiniSearch from 'minisearch';

/** Mends a word nobody knows: the nearest known word, or the one it begins. `undefined` where there is none. */
export function speller(known: Iterable<string>): (word: string) => string | undefined {
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
