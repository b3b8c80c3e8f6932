import MiniSearch from 'minisearch';
import type { Asset } from '../../src/features/asset-iq-demo/library/asset.ts';
import { stopWords, tokenize } from '../../src/features/asset-iq-demo/search/tokenize.ts';

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
    ...new Set(
      objects.flatMap(({ label, id, colors: own }) => [
        label,
        id,
        ...own.map((color) => `${color} ${label}`),
      ]),
    ),
  ].join(' ');

/** Plain keywords: an asset answers if it holds any word of the query (lower case, filler words left out) and ranks by how many it holds. */
export function plainKeywords(assets: Asset[]): Retrieve {
  const texts = assets.map((asset) => ({ id: asset.id, words: new Set(tokenize(textOf(asset))) }));
  return (query) => {
    const asked = [...new Set(tokenize(query))].filter((word) => !stopWords.has(word));
    return texts
      .map(({ id, words }) => ({ id, met: asked.filter((word) => words.has(word)).length }))
      .filter(({ met }) => met > 0)
      .sort((a, b) => b.met - a.met)
      .map(({ id }) => id);
  };
}

/** MiniSearch as it comes: BM25 over one field, exact words, any of them. */
export function miniSearchDefaults(assets: Asset[]): Retrieve {
  const index = new MiniSearch({ fields: ['text'] });
  index.addAll(assets.map((asset) => ({ id: asset.id, text: textOf(asset) })));
  return (query) => index.search(query).map(({ id }) => id as string);
}

/** Words and their three-letter pieces, so that inflections and misspellings come near. */
const featuresOf = (text: string): string[] =>
  tokenize(text)
    .filter((word) => !stopWords.has(word))
    .flatMap((word) => [
      word,
      ...Array.from(
        { length: Math.max(0, word.length - 2) },
        (_, at) => `#${word.slice(at, at + 3)}`,
      ),
    ]);

/** Cosines below this are chance. */
const leastCosine = 0.1;

/** TF-IDF vectors over words and letter trigrams, compared by cosine: what vectors do without a trained model, which would have to be downloaded. */
export function tfIdfVectors(assets: Asset[]): Retrieve {
  const texts = assets.map((asset) => ({ id: asset.id, features: featuresOf(textOf(asset)) }));
  const holding = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of new Set(features)) holding.set(feature, (holding.get(feature) ?? 0) + 1);

  const vectorOf = (features: string[]) => {
    const vector = new Map<string, number>();
    for (const feature of features)
      vector.set(
        feature,
        (vector.get(feature) ?? 0) +
          Math.log(1 + texts.length / (holding.get(feature) ?? texts.length)),
      );
    const length = Math.hypot(...vector.values()) || 1;
    return new Map([...vector].map(([feature, weight]) => [feature, weight / length]));
  };
  const vectors = texts.map(({ id, features }) => ({ id, vector: vectorOf(features) }));
  return (query) => {
    const asked = vectorOf(featuresOf(query));
    return vectors
      .map(({ id, vector }) => ({
        id,
        cosine: [...asked].reduce(
          (sum, [feature, weight]) => sum + weight * (vector.get(feature) ?? 0),
          0,
        ),
      }))
      .filter(({ cosine }) => cosine >= leastCosine)
      .sort((a, b) => b.cosine - a.cosine)
      .map(({ id }) => id);
  };
}
