import { hash } from 'node:crypto';
import type { ImageMetadata } from 'astro';
import { createSources, getPicture } from '../../../content/pictures.ts';
import type { LibraryAsset } from './asset.ts';
import { readAssets } from './read-assets.ts';

const stills = import.meta.glob<{ default: ImageMetadata }>('../../../assets/film/*.webp', {
  eager: true,
});

const sourcesOf = async (id: string) => {
  const still = stills[`../../../assets/film/${id}.webp`];
  if (still) return createSources(still.default);
  const { width, height, avif, fallback } = getPicture(id);
  return { width, height, avif, fallback };
};

export const library: LibraryAsset[] = await Promise.all(
  (await readAssets()).map(async (asset) => ({ ...asset, ...(await sourcesOf(asset.id)) })),
);

/** Changes with the library, so that no cached copy refers to deleted pictures. */
export const libraryVersion = hash('sha256', JSON.stringify(library)).slice(0, 8);
export const libraryPath = `/asset-iq/library-${libraryVersion}.json`;
