import { type Reason, reasonsFor } from '../search/explain.ts';
import { type Result, searchOver } from '../search/search.ts';
import type { LibraryAsset } from './asset.ts';
import { library } from './library.ts';

/** The first answer to a question, found while the site is built: what stands on the page before, and without, script. */
export type FirstAnswer = { question: string; asset: LibraryAsset; result: Result; reasons: Reason[] };

const search = searchOver(library);

/** @throws Error naming a question that the library has no picture for. */
export function firstAnswer(question: string): FirstAnswer {
  const result = search(question).results.find(({ asset }) => asset.type === 'picture');
  const asset = library.find(({ id }) => id === result?.asset.id);
  if (!result || !asset) throw new Error(`The media library has no picture for '${question}'`);
  return { question, asset, result, reasons: reasonsFor(result) };
}
