import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { figuresIn, mdxNodes } from './mdx-tree.ts';
import { pictureName } from './picture-name.ts';
import type { PictureMetadata } from './schemas.ts';

/** `box` is `[left, top, right, bottom]` as fractions of the frame. */
export type Annotation = PictureMetadata['boxes'][number];

/** `avif` is a `srcset`, `fallback` a URL for browsers without AVIF. */
export type PictureSources = { width: number; height: number; avif: string; fallback: string };
/** `nightSrcSet` is the AVIF `srcset` of the same scene at night, for the dark color scheme. */
export type PictureData = PictureMetadata & PictureSources & { name: string; nightSrcSet?: string };

const originals = import.meta.glob<{ default: ImageMetadata }>(
  '/src/assets/pictures/*.{png,webp,jpg,jpeg}',
  { eager: true },
);
const nightPictures = import.meta.glob<{ default: ImageMetadata }>(
  '/src/assets/pictures/night/*.webp',
  {
    eager: true,
  },
);
const metadataByName = new Map((await getCollection('pictures')).map(({ id, data }) => [id, data]));

const hiddenLabels = new Set(['glasses', 'hard hat', 'hat', 'hill', 'road', 'tree', 'water']);
/** Whether pages may label the box. The Asset IQ search uses all boxes. */
const canBeLabeled = ({ label, box: [left, top, right, bottom] }: Annotation) =>
  !hiddenLabels.has(label) && left > 0 && top > 0 && right < 1 && bottom < 1;

const collections = ['blog', 'industries', 'caseStudies', 'services', 'products'] as const;
const entries = await Promise.all(collections.map((name) => getCollection(name)));
const pictureUses = entries
  .flat()
  .flatMap(({ data, body = '' }) => [
    { picture: data.picture, alt: data.pictureAlt },
    ...figuresIn(mdxNodes(body)),
  ]);
const altByPicture = new Map(
  pictureUses.flatMap(({ picture, alt }) => (alt ? [[picture, alt] as const] : [])),
);

export const pictureFiles: Record<string, string> = Object.fromEntries(
  Object.keys(originals).map((file) => [pictureName(file), file.slice(1)]),
);

/** Pixels. Smaller pictures are not enlarged. */
const widths = [400, 800, 1280, 1680];
const fallbackWidth = 960;

const createAvif = (src: ImageMetadata) =>
  getImage({ src, widths: [...widths], format: 'avif', quality: 51 });

/** Must not read a field of `original`, or Astro publishes that file too. */
export async function createSources(original: ImageMetadata): Promise<PictureSources> {
  const { srcSet, attributes } = await createAvif(original);
  const { width, height } = attributes as { width: number; height: number };
  const { src: fallback } = await getImage({
    src: original,
    width: Math.min(fallbackWidth, width),
    format: 'webp',
    quality: 76,
  });
  return { width, height, avif: srcSet.attribute, fallback };
}

async function loadPicture(file: string, original: ImageMetadata): Promise<PictureData> {
  const name = pictureName(file);
  const metadata = metadataByName.get(name) ?? {
    alt: altByPicture.get(name) ?? '',
    caption: '',
    boxes: [],
  };
  const night = nightPictures[`/src/assets/pictures/night/${name}.webp`]?.default;
  return {
    name,
    ...metadata,
    boxes: metadata.boxes.filter(canBeLabeled),
    ...(await createSources(original)),
    ...(night && { nightSrcSet: (await createAvif(night)).srcSet.attribute }),
  };
}

const pictures = new Map(
  await Promise.all(
    Object.entries(originals).map(async ([file, module]) => {
      const picture = await loadPicture(file, module.default);
      return [picture.name, picture] as const;
    }),
  ),
);

export function getPicture(name: string): PictureData {
  const picture = pictures.get(name);
  if (!picture)
    throw new Error(
      `No picture '${name}' in src/assets/pictures. Use one of ${[...pictures.keys()].sort().join(', ')}`,
    );
  return picture;
}
