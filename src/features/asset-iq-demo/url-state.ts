import { emptySelection, type FacetSelection, facetNames } from './facets.ts';

/** What is asked, selected and opened, as the page's address holds it. `query` is `undefined` where the address says nothing. */
export type SearchState = { query: string | undefined; selection: FacetSelection; asset?: string };

/** Longer questions are cut: an address should stay one. */
const longest = 200;

/** `?q=orange+car&face=person-05&asset=traffic`; a facet may stand there several times. */
export function readUrlState(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const selection = Object.fromEntries(facetNames.map((name) => [name, parameters.getAll(name)])) as FacetSelection;
  const query = parameters.get('q')?.slice(0, longest);
  const asset = parameters.get('asset')?.slice(0, longest);
  const nothingSaid = query === undefined && facetNames.every((name) => selection[name].length === 0);
  return { ...(nothingSaid ? { query: undefined, selection: emptySelection } : { query: query ?? '', selection }), ...(asset && { asset }) };
}

/** The other way round; parameters of others stay. */
export function writeUrlState(search: string, { query, selection, asset }: SearchState): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', ...facetNames, 'asset']) parameters.delete(name);
  if (query) parameters.set('q', query);
  for (const name of facetNames) for (const value of selection[name]) parameters.append(name, value);
  if (asset) parameters.set('asset', asset);
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The address at which an asset opens by itself, below the page's. */
export const assetAddress = (page: string, asset: string) => `${page}${writeUrlState('', { query: undefined, selection: emptySelection, asset })}#try`;
