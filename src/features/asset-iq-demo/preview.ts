import { createDrawnBoxes } from './library/drawn-boxes.ts';
import { library } from './library/library.ts';
import { createSearch } from './search/search.ts';

export { AssetPicture } from './AssetPicture.tsx';

/** The demonstration's answer to a question, for pages that show it in short. */
export function previewAnswer(question: string) {
  const { results } = createSearch(library)(question);
  const [best] = results;
  return {
    results: results.length,
    assets: library.length,
    /** First asset found; its boxes show what the question was about. */
    best: library.find(({ id }) => id === best?.asset.id),
    boxes: createDrawnBoxes(
      (best?.terms ?? []).map(({ evidence: { objects } }, term) => ({
        objects,
        highlighted: term === 0,
      })),
    ),
  };
}
