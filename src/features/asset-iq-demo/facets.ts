import type { Asset } from './library/asset.ts';

/** In display order. The names are also parameters in the URL. */
export const facetNames = ['object', 'face', 'symbol', 'color', 'time', 'type'] as const;

export type FacetName = (typeof facetNames)[number];
/** In each facet with selected values, an asset needs one of them. */
export type FacetSelection = Record<FacetName, string[]>;

export const emptySelection = Object.fromEntries(
  facetNames.map((name) => [name, []]),
) as unknown as FacetSelection;

function valuesOf({ objects, colors, timeOfDay, type }: Asset, name: FacetName) {
  if (name === 'color') return colors;
  if (name === 'time') return timeOfDay ? [timeOfDay] : [];
  if (name === 'type') return [type];
  return objects.flatMap(({ kind, id, label }) =>
    kind === name ? ((name === 'face' ? id : label) ?? []) : [],
  );
}

export const matchesSelection = (asset: Asset, selection: FacetSelection) =>
  facetNames.every(
    (name) =>
      selection[name].length === 0 ||
      valuesOf(asset, name).some((value) => selection[name].includes(value)),
  );

/** Counts assets by value, ignoring the facet's own selection. */
export function countFacet(assets: Asset[], selection: FacetSelection, name: FacetName) {
  const counts = new Map(selection[name].map((value) => [value, 0]));
  for (const asset of assets)
    if (matchesSelection(asset, { ...selection, [name]: [] }))
      for (const value of new Set(valuesOf(asset, name)))
        counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

export const toggleFacet = (selection: FacetSelection, name: FacetName, value: string) => ({
  ...selection,
  [name]: selection[name].includes(value)
    ? selection[name].filter((other) => other !== value)
    : [...selection[name], value],
});
