import type { Annotation, PictureSizes } from '../../../content/pictures.ts';
import type { ColorName } from './color-names.ts';

/**
 * One thing in an asset: its box is `[left, top, right, bottom]` as fractions of the frame, its
 * colors come from the pixels in it.
 */
export type DetectedObject = Annotation & { colors: ColorName[] };

/** A picture of the site, or a shot of its film, with all that is known of it. */
export type Asset = {
  /** The name of its master, such as `industry-energy` or `shot-faces`. */
  id: string;
  type: 'picture' | 'film shot';
  caption: string;
  alt: string;
  setting?: string;
  timeOfDay?: string;
  colors: string[];
  /** Where a shot starts and ends in the film, in seconds. */
  start?: number;
  end?: number;
  objects: DetectedObject[];
};

/** An asset with its picture, or its still, in the sizes browsers take. */
export type LibraryAsset = Asset & PictureSizes;
