import { emptySelection, type FacetSelection, facetNames } from './facets.ts';

/** What is asked and chosen, as the page's address holds it. `query` is `undefined` where the address says nothing. */
export type SearchState = { query: string | undefined; chosen: FacetSelection };

/** Longer questions are cut: an address should stay one. */
const longest = 200;

/** `?q=orange+car&face=person-05`; a facet may stand there several times. */
export function readUrlState(search: string): SearchState {
  const parameters = new URLSearchParams(search);
  const chosen = Object.fromEntries(facetNames.map((name) => [name, parameters.getAll(name)])) as FacetSelection;
  const query = parameters.get('q')?.slice(0, longest);
  const nothingSaid = query === undefined && facetNames.every((name) => chosen[name].length === 0);
  return nothingSaid ? { query: undefined, chosen: emptySelection } : { query: query ?? '', chosen };
}

/** The other way round; parameters of others stay. */
export function writeUrlState(search: string, { query, chosen }: SearchState): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', ...facetNames]) parameters.delete(name);
  if (query) parameters.set('q', query);
  for (const name of facetNames) for (const value of chosen[name]) parameters.append(name, value);
  const written = parameters.toString();
  return written && `?${written}`;
}
