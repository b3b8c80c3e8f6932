import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillSiteValues } from '../../../content/interpolate.ts';
import type { PictureMetadata } from '../../../content/schemas.ts';
import { hostsFilm } from '../../../routes.ts';
import type { Asset } from './asset.ts';
import { createColorReader } from './box-colors.ts';

type RawAsset = PictureMetadata & { start?: number; end?: number };

const folders = (
  [
    { folder: 'src/assets/pictures', type: 'picture' },
    { folder: 'src/assets/film', type: 'film shot' },
  ] as const
).filter(({ type }) => type === 'picture' || hostsFilm);

/** Rounds by less than the width of a drawn line. */
const round = (fraction: number) => Math.round(fraction * 1000) / 1000;

async function readAsset(folder: string, type: Asset['type'], image: string): Promise<Asset> {
  const id = path.parse(image).name;
  const annotations = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(() => {
    throw new Error(`${folder}/${image}: its annotations ${id}.json are missing`);
  });
  const { boxes, colors = [], ...metadata }: RawAsset = JSON.parse(fillSiteValues(annotations));
  const colorsOf = await createColorReader(path.join(folder, image));
  const objects = boxes.map(({ box, ...object }) => ({
    ...object,
    box: box.map(round) as typeof box,
    colors: colorsOf(box),
  }));
  return { id, type, ...metadata, colors, objects };
}

export async function readAssets(): Promise<Asset[]> {
  const lists = folders.map(async ({ folder, type }) => {
    const files = await readdir(folder);
    // Pictures uploaded by editors have no annotations and are not searchable.
    const images = files
      .filter(
        (file) =>
          /\.(png|webp|jpe?g)$/.test(file) &&
          (type !== 'picture' || files.includes(`${path.parse(file).name}.json`)),
      )
      .sort();
    return Promise.all(images.map((image) => readAsset(path.resolve(folder), type, image)));
  });
  return (await Promise.all(lists)).flat();
}
