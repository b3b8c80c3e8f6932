import MiniSearch from 'minisearch';
import type { Asset } from '../../src/features/asset-iq-demo/library/asset.ts';
import { isStopWord, wordsOf } from '../../src/features/asset-iq-demo/search/words.ts';

/** Takes a query, answers with the names of assets, best first. */
export type Retrieve = (query: string) => string[];

/** All that is known of an asset, as text: the same for every baseline. */
const textOf = ({ caption, alt, setting, timeOfDay, colors, type, objects }: Asset) =>
  [
    caption,
    alt,
    setting,
    timeOfDay,
    colors.join(' '),
    type,
    ...new Set(objects.flatMap(({ label, id, colors: own }) => [label, id, ...own.map((color) => `${color} ${label}`)])),
  ].join(' ');

/** Plain keywords: an asset answers if it holds any word of the query (lower case, filler words left out) and ranks by how many it holds. */
export function plainKeywords(assets: Asset[]): Retrieve {
  const texts = assets.map((asset) => ({ id: asset.id, words: new Set(wordsOf(textOf(asset))) }));
  return (query) => {
    const asked = [...new Set(wordsOf(query))].filter((word) => !isStopWord(word));
    return texts
      .map(({ id, words }) => ({ id, met: asked.filter((word) => words.has(word)).length }))
      .filter(({ met }) => met > 0)
      .sort((one, other) => other.met - one.met)
      .map(({ id }) => id);
  };
}

/** MiniSearch as it comes: BM25 over one field, exact words, any of them. */
export function miniSearchDefaults(assets: Asset[]): Retrieve {
  const index = new MiniSearch({ fields: ['text'] });
  index.addAll(assets.map((asset) => ({ id: asset.id, text: textOf(asset) })));
  return (query) => index.search(query).map(({ id }) => id as string);
}
