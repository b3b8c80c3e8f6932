import type { Asset } from './library/asset.ts';

/** What results can be narrowed by, in the order of the rail. The names are those of the page's address, too. */
export const facetNames = ['object', 'face', 'symbol', 'colour', 'time', 'type'] as const;

export type FacetName = (typeof facetNames)[number];
/** The chosen values of each facet: one of them is enough, and every facet with a choice has to be met. */
export type Chosen = Record<FacetName, string[]>;
export type FacetCount = { value: string; count: number };

export const noChoice: Chosen = { object: [], face: [], symbol: [], colour: [], time: [], type: [] };

const thingsOf = (asset: Asset, kind: 'object' | 'symbol') => asset.things.filter((thing) => thing.kind === kind).map(({ label }) => label);

/** The values an asset has, each once. */
const valuesOf: Record<FacetName, (asset: Asset) => string[]> = {
  object: (asset) => thingsOf(asset, 'object'),
  face: ({ things }) => things.flatMap(({ kind, id }) => (kind === 'face' && id ? [id] : [])),
  symbol: (asset) => thingsOf(asset, 'symbol'),
  colour: ({ colours }) => colours,
  time: ({ timeOfDay }) => (timeOfDay ? [timeOfDay] : []),
  type: ({ type }) => [type],
};

const meets = (asset: Asset, name: FacetName, values: string[]) => values.length === 0 || valuesOf[name](asset).some((value) => values.includes(value));

/** Whether an asset meets every choice, but for those of one facet where it is named. */
export const meetsChoice = (asset: Asset, chosen: Chosen, except?: FacetName) => facetNames.every((name) => name === except || meets(asset, name, chosen[name]));

/** How many of the assets each value would leave, given the choices in the other facets; most first. */
export function countFacet(assets: Asset[], chosen: Chosen, name: FacetName): FacetCount[] {
  const counts = new Map<string, number>(chosen[name].map((value) => [value, 0]));
  for (const asset of assets) {
    if (!meetsChoice(asset, chosen, name)) continue;
    for (const value of new Set(valuesOf[name](asset))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}

export const toggled = (chosen: Chosen, name: FacetName, value: string): Chosen => ({
  ...chosen,
  [name]: chosen[name].includes(value) ? chosen[name].filter((other) => other !== value) : [...chosen[name], value],
});
