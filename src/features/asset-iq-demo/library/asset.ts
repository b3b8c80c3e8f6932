import type { Annotation, PictureSources } from '../../../content/pictures.ts';
import type { ColorName } from './color-names.ts';

export type DetectedObject = Annotation & { colors: ColorName[] };

export type Box = DetectedObject['box'];

export type Asset = {
  /** The source file's name without extension, such as `industry-energy` or `shot-faces`. */
  id: string;
  type: 'picture' | 'film shot';
  caption: string;
  alt: string;
  setting?: string;
  timeOfDay?: string;
  colors: string[];
  /** Only for film shots: seconds in the film. */
  start?: number;
  end?: number;
  objects: DetectedObject[];
};

export type LibraryAsset = Asset & PictureSources;
