import { site } from '../../../site.config.ts';
import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './home.json' with { type: 'json' };

/** What the hero's legend offers, in its order; the first is live when the page opens. `label` is the name in the picture's notes, `labelsAt` by the box's number within its class. */
const seen: { label: string; plural: string; labelsAt: Record<number, 'tl' | 'tr' | 'bl' | 'br'> }[] = [
  { label: 'wind turbine', plural: 'wind turbines', labelsAt: { 0: 'tl', 2: 'tr' } },
  { label: 'solar panel', plural: 'solar panels', labelsAt: { 8: 'bl' } },
  { label: 'battery unit', plural: 'battery units', labelsAt: { 2: 'br' } },
  { label: 'transmission tower', plural: 'transmission towers', labelsAt: { 0: 'tl' } },
];

const words = interpolatePage<PageWords['home']>(data, counts);
const { assetIq, panorama, traffic } = words.demonstrations;

/** The words of the home page: `home.json`, and sentences with figures of the demonstrations. */
export const home = {
  ...words,
  seen,
  demonstrations: {
    ...words.demonstrations,
    assetIq: {
      ...assetIq,
      name: site.products.assetIq,
      answers: (found: number, all: number) => `${found} of ${all} pictures and film shots answer. This one comes first.`,
    },
    panorama: {
      ...panorama,
      name: site.products.panorama,
      sees: (accounts: number, all: number) => `${accounts} of ${all} accounts`,
      calls: (due: number) => String(due),
    },
    traffic: { ...traffic, found: (event: string, events: number) => `${event} It is one of ${events} events found in the ten minutes.` },
    about: (name: string) => `About ${name}`,
  },
  /** Each with the name of its drawing (`src/views/home/ValueBoxes.tsx`), in their order. */
  values: (['target', 'frame', 'line'] as const).map((drawing) => ({ drawing, ...words.values[drawing] })),
  process: {
    ...words.process,
    /** Each with the name of its pass over the picture (`src/views/home/Process.tsx`), in their order. */
    steps: (['guess', 'outline', 'whole', 'parts'] as const).map((pass) => ({ pass, ...words.process.steps[pass] })),
  },
};
