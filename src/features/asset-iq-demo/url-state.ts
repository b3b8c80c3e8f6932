import { maxQuestionLength } from '../../demo-shared/use-fragment-state.ts';
import { type FacetSelection, facetNames } from './facets.ts';

/** `query` is undefined if the URL has no query and no filter. `asset`: id of the open asset. */
type SearchState = { query: string | undefined; selection: FacetSelection; asset?: string };

/** Reads `#try?ask=orange+car&face=person-05&asset=traffic`; a facet may occur several times. */
export function parseUrlState(parameters: URLSearchParams): SearchState {
  const selection = Object.fromEntries(
    facetNames.map((name) => [name, parameters.getAll(name)]),
  ) as FacetSelection;
  const [query, asset] = ['ask', 'asset'].map((name) =>
    parameters.get(name)?.slice(0, maxQuestionLength),
  );
  const isFiltered = Object.values(selection).flat().length > 0;
  return { query: query ?? (isFiltered ? '' : undefined), selection, asset };
}

export function formatUrlState({ query, selection, asset }: SearchState) {
  const parameters = new URLSearchParams();
  if (query) parameters.set('ask', query);
  for (const name of facetNames)
    for (const value of selection[name]) parameters.append(name, value);
  if (asset) parameters.set('asset', asset);
  return parameters;
}

export const assetUrl = (page: string, asset: string) =>
  `${page}#try?${new URLSearchParams({ asset })}`;
