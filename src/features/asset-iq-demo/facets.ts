import type { Asset } from './library/asset.ts';

/** The facets in display order; the names are also the query parameters. */
export const facetNames = ['object', 'face', 'symbol', 'color', 'time', 'type'] as const;

export type FacetName = (typeof facetNames)[number];
/** The selected values per facet: OR within a facet, AND between facets. */
export type FacetSelection = Record<FacetName, string[]>;
export type FacetCount = { value: string; count: number };

export const emptySelection: FacetSelection = { object: [], face: [], symbol: [], color: [], time: [], type: [] };

const labelsOf = (asset: Asset, kind: 'object' | 'symbol') => asset.objects.filter((thing) => thing.kind === kind).map(({ label }) => label);

/** The values an asset has, each once. */
const valuesOf: Record<FacetName, (asset: Asset) => string[]> = {
  object: (asset) => labelsOf(asset, 'object'),
  face: ({ objects }) => objects.flatMap(({ kind, id }) => (kind === 'face' && id ? [id] : [])),
  symbol: (asset) => labelsOf(asset, 'symbol'),
  color: ({ colors }) => colors,
  time: ({ timeOfDay }) => (timeOfDay ? [timeOfDay] : []),
  type: ({ type }) => [type],
};

const meets = (asset: Asset, name: FacetName, values: string[]) => values.length === 0 || valuesOf[name](asset).some((value) => values.includes(value));

/** Whether an asset matches the selection; `except` leaves one facet out. */
export const matchesSelection = (asset: Asset, selection: FacetSelection, except?: FacetName) =>
  facetNames.every((name) => name === except || meets(asset, name, selection[name]));

/** How many of the assets each value would leave, given the choices in the other facets; most first. */
export function countFacet(assets: Asset[], selection: FacetSelection, name: FacetName): FacetCount[] {
  const counts = new Map<string, number>(selection[name].map((value) => [value, 0]));
  for (const asset of assets) {
    if (!matchesSelection(asset, selection, name)) continue;
    for (const value of new Set(valuesOf[name](asset))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}

export const toggleFacet = (selection: FacetSelection, name: FacetName, value: string): FacetSelection => ({
  ...selection,
  [name]: selection[name].includes(value) ? selection[name].filter((other) => other !== value) : [...selection[name], value],
});
