import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './resources.json' with { type: 'json' };
import { pageNames } from './shared.ts';

const words = interpolatePage<PageWords['resources']>(data, counts);

/** The words of the Resources page. */
export const resources = {
  ...words,
  title: pageNames.resources,
  film: { ...words.film, watch: (seconds: number) => `Watch the film (MP4, ${seconds} seconds, no sound)` },
};
