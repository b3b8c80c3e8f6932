import { site } from '../../../site.config.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './demonstrations.json' with { type: 'json' };
import { pageNames } from './shared.ts';

const words = interpolatePage<PageWords['demonstrations']>(data);

/** What leads to a demonstration from a page of another kind (`demonstration` in the head of its file), by the page that holds it. */
export const demonstrations = {
  heading: (name: string) => `Try it on this site: ${name}`,
  tryIt: (name: string) => `Try ${name}`,
  assetIq: { name: site.products.assetIq, text: words.assetIq },
  panorama: { name: site.products.panorama, text: words.panorama },
  traffic: { name: pageNames.traffic, text: words.traffic },
};
