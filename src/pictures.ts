import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { figures, pictureName } from './content/picture-name.ts';

/** One thing in a picture: its name and its box `[left, top, right, bottom]` as fractions of the frame. */
export type Annotation = { label: string; kind: 'object' | 'face' | 'symbol'; box: [number, number, number, number]; id?: string };

/** What a scene wrote down when it was rendered (`src/assets/pictures/NAME.json`). */
export type Annotations = { alt: string; caption: string; setting?: string; timeOfDay?: string; colours?: string[]; boxes: Annotation[] };

/** A master in the sizes and formats browsers take: `avif` is a `srcset`, `fallback` one address. */
export type PictureSizes = { width: number; height: number; avif: string; fallback: string };
export type PictureFile = Annotations & PictureSizes & { name: string };

const masters = import.meta.glob<{ default: ImageMetadata }>('./assets/pictures/*.{png,webp,jpg,jpeg}', { eager: true });
const notes = import.meta.glob<{ default: Annotations }>('./assets/pictures/*.json', { eager: true });

const surroundings = new Set(['glasses', 'hard hat', 'hat', 'hill', 'road', 'tree', 'water']);
/** Pages point at things that are whole; the media search also knows what stands around them, what is worn and what the frame cuts. */
const isPointedAt = ({ label, box: [left, top, right, bottom] }: Annotation) => !surroundings.has(label) && left > 0 && top > 0 && right < 1 && bottom < 1;

/** The alternative texts that heads and figures give, by picture: for one without notes. */
async function writtenAlts(): Promise<Map<string, string>> {
  const [blog, industries, caseStudies, services, products] = await Promise.all([
    getCollection('blog'),
    getCollection('industries'),
    getCollection('caseStudies'),
    getCollection('services'),
    getCollection('products'),
  ]);
  const given = [...blog, ...industries, ...caseStudies, ...services, ...products].flatMap(({ data, body = '' }) => [
    { picture: data.picture, alt: data.pictureAlt },
    ...figures(body),
  ]);
  return new Map(given.flatMap(({ picture, alt }) => (alt ? [[picture, alt] as const] : [])));
}
const alts = await writtenAlts();

/** The masters' files below `src/`, by picture name. */
export const pictureFiles: Record<string, string> = Object.fromEntries(Object.keys(masters).map((file) => [pictureName(file), file]));

/** Widths in pixels; a master is never enlarged. */
const widths = [400, 800, 1280, 1680];
/** Wide enough for a phone at two dots a pixel and a card on a desk: only browsers without AVIF take it. */
const fallbackWidth = 960;

/** Has the sizes of a master made. */
export async function sizesOf(master: ImageMetadata): Promise<PictureSizes> {
  const offered = [...widths.filter((width) => width < master.width), Math.min(master.width, widths.at(-1) ?? master.width)];
  const avif = await Promise.all([...new Set(offered)].map(async (width) => `${(await getImage({ src: master, width, format: 'avif', quality: 51 })).src} ${width}w`));
  const fallback = await getImage({ src: master, width: Math.min(fallbackWidth, master.width), format: 'webp', quality: 76 });
  return { width: master.width, height: master.height, avif: avif.join(', '), fallback: fallback.src };
}

async function prepare(file: string, master: ImageMetadata): Promise<PictureFile> {
  const name = pictureName(file);
  // Without notes there is nothing to draw brackets from, and no caption; `npm run build` has made sure of the alternative text.
  const annotations = notes[`./assets/pictures/${name}.json`]?.default ?? { alt: alts.get(name) ?? '', caption: '', boxes: [] };
  return { name, ...annotations, boxes: annotations.boxes.filter(isPointedAt), ...(await sizesOf(master)) };
}

const prepared = new Map(
  await Promise.all(
    Object.entries(masters).map(async ([file, module]) => {
      const picture = await prepare(file, module.default);
      return [picture.name, picture] as const;
    }),
  ),
);

/**
 * The picture of that name.
 * @throws Error naming a picture that `src/assets/pictures/` does not hold.
 */
export function pictureNamed(name: string): PictureFile {
  const picture = prepared.get(name);
  if (!picture) throw new Error(`There is no picture '${name}' in src/assets/pictures; there are ${[...prepared.keys()].sort().join(', ')}`);
  return picture;
}
