import MiniSearch from 'minisearch';
import type { Asset } from '../../src/features/asset-iq-demo/library/asset.ts';
import { stopWords, tokenize } from '../../src/features/asset-iq-demo/search/tokenize.ts';

/** Returns the ids of the assets that match a query, best first. */
export type Retrieve = (query: string) => string[];

/** Returns the text of an asset that the baselines search. */
const textOf = ({ caption, alt, setting, timeOfDay, colors, type, objects }: Asset) =>
  [
    caption,
    alt,
    setting,
    timeOfDay,
    colors.join(' '),
    type,
    ...new Set(
      objects.flatMap(({ label, id, colors: objectColors }) => [
        label,
        id,
        ...objectColors.map((color) => `${color} ${label}`),
      ]),
    ),
  ].join(' ');

/** Finds assets with any query word except stop words. Ranks by the number of different words. */
export function plainKeywords(assets: Asset[]): Retrieve {
  const texts = assets.map((asset) => ({ id: asset.id, words: new Set(tokenize(textOf(asset))) }));
  return (query) => {
    const queryWords = [...new Set(tokenize(query))].filter((word) => !stopWords.has(word));
    return texts
      .map(({ id, words }) => ({
        id,
        matches: queryWords.filter((word) => words.has(word)).length,
      }))
      .filter(({ matches }) => matches > 0)
      .sort((a, b) => b.matches - a.matches)
      .map(({ id }) => id);
  };
}

/** Searches one field with MiniSearch's defaults: BM25, and one exact word is enough. */
export function miniSearchDefaults(assets: Asset[]): Retrieve {
  const index = new MiniSearch({ fields: ['text'] });
  index.addAll(assets.map((asset) => ({ id: asset.id, text: textOf(asset) })));
  return (query) => index.search(query).map(({ id }) => id as string);
}

/** Returns words, except stop words, and trigrams, so that inflections and typos are similar. */
const featuresOf = (text: string): string[] =>
  tokenize(text)
    .filter((word) => !stopWords.has(word))
    .flatMap((word) => [
      word,
      ...Array.from(
        { length: Math.max(0, word.length - 2) },
        (_, start) => `#${word.slice(start, start + 3)}`,
      ),
    ]);

/** Texts with a lower cosine count as unrelated. */
const minCosine = 0.1;

/** Ranks by the cosine of TF-IDF vectors, which need no trained model. */
export function tfIdfVectors(assets: Asset[]): Retrieve {
  const texts = assets.map((asset) => ({ id: asset.id, features: featuresOf(textOf(asset)) }));
  const assetCounts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of new Set(features))
      assetCounts.set(feature, (assetCounts.get(feature) ?? 0) + 1);

  const vectorOf = (features: string[]) => {
    const vector = new Map<string, number>();
    for (const feature of features)
      vector.set(
        feature,
        (vector.get(feature) ?? 0) +
          Math.log(1 + texts.length / (assetCounts.get(feature) ?? texts.length)),
      );
    const length = Math.hypot(...vector.values()) || 1;
    return new Map([...vector].map(([feature, weight]) => [feature, weight / length]));
  };
  const vectors = texts.map(({ id, features }) => ({ id, vector: vectorOf(features) }));
  return (query) => {
    const queryVector = vectorOf(featuresOf(query));
    return vectors
      .map(({ id, vector }) => ({
        id,
        cosine: [...queryVector].reduce(
          (sum, [feature, weight]) => sum + weight * (vector.get(feature) ?? 0),
          0,
        ),
      }))
      .filter(({ cosine }) => cosine >= minCosine)
      .sort((a, b) => b.cosine - a.cosine)
      .map(({ id }) => id);
  };
}
