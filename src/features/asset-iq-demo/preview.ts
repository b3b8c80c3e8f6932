import { createResultBoxes } from './boxes.ts';
import { library } from './library/library.ts';
import { createSearch } from './search/search.ts';

export { AssetPicture } from './AssetPicture.tsx';

export function previewAnswer(question: string) {
  const results = createSearch(library)(question).results.filter(({ matchesAll }) => matchesAll);
  const [best] = results;
  return {
    resultCount: results.length,
    assetCount: library.length,
    bestAsset: library.find(({ id }) => id === best?.asset.id),
    boxes: best ? createResultBoxes(best.asset, best) : [],
  };
}
