import { plural } from '../../format.ts';

/** The words of the search on the Asset IQ page. */
export const demoWords = {
  label: 'Try it',
  heading: 'Ask this site’s own pictures',
  note: 'Every picture on these pages, and every shot of the film, is in a small library. Put a question to it.',
  origin:
    'The scenes are 3D models of ours. Their metadata was written ahead of time, not by a model while you watch: each box comes from the scene and was tested by rays from the camera, and colors were read from the pixels. The search itself runs here, in your browser. Nothing you type leaves it.',
  preview: {
    intro: 'Three questions, and the first answer to each:',
    questions: ['battery units near wind turbines', 'wave mark on a bus', 'orange car at a road crossing'],
  },
  search: { label: 'What are you looking for?', submit: 'Search', examples: 'Or ask:' },
  /** The first is asked when the library opens. */
  examples: [
    'battery storage near wind turbines',
    'two lamps on a film set',
    'orange car',
    'wave mark on a truck',
    'solar panels without people',
    'person left of a screen',
  ],
  loading: 'Opening the library…',
  failed: 'The library could not be loaded.',
  retry: 'Try again',
  results: {
    heading: 'Results',
    all: (count: number) => `All ${count} assets`,
    found: (count: number, of: number) => `${count} of ${of} assets, best first`,
    none: 'Nothing in the library answers that.',
    noneFiltered: 'No answer is left under these filters.',
    suggest: 'Things it knows:',
    unmatched: (words: string[]) => `Nothing here answers to ${words.map((word) => `“${word}”`).join(' or ')}. Below is what meets the rest.`,
    corrected: (pairs: string[]) => `Read as ${pairs.join(', ')}.`,
    more: (count: number) => `Show ${count} more`,
  },
  filters: { heading: 'Filters', clear: 'Clear filters', all: (count: number) => `All ${count}`, fewer: 'Fewer' },
  // cspell:ignore color (the facet's name in the library)
  facets: { object: 'Objects', face: 'Faces', symbol: 'Brand symbols', color: 'Colors', time: 'Time of day', type: 'Kind' },
  exports: { heading: 'Export', json: 'JSON', csv: 'CSV' },
  detail: {
    close: 'Close',
    name: 'Name',
    inFilm: (start: string, end: string) => `${start} to ${end}`,
    setting: 'Setting',
    time: 'Time of day',
    colors: 'Colors',
    description: 'Description',
    place: 'In the film',
    objects: 'What is in it',
    appears: (count: number) => `in ${plural(count, 'asset')}`,
    seeAll: 'See all with',
    boxes: 'Boxes, as fractions of the frame',
    columns: ['label', 'colors', 'left', 'top', 'right', 'bottom'],
  },
  fields: {
    heading: 'Fields of your own',
    note: 'Add what your archive needs to know. Fields hold for every asset, are kept in this browser only, and the search reads them.',
    name: 'Field name',
    value: 'Value',
    add: 'Add a field',
    remove: 'Remove',
    unnamed: 'New field',
  },
};

/** What explains a match: each is the end of a line that begins with the words asked. */
export const matchWords = {
  synonym: (label: string, count: number) => `${label} × ${count}, by synonym`,
  kind: (label: string, count: number, wider: string) => `${label} × ${count}, a type of ${wider}`,
  role: (label: string, count: number) => `${label} × ${count}, by role`,
  name: (label: string, count: number) => `${label} × ${count}`,
  face: 'a face in it',
  text: 'in the description',
  color: (asked: string, found: string) => (asked === found ? asked : `${found}, nearest to ${asked}`),
  otherColor: (asked: string) => `not ${asked}`,
  apart: (share: number) => (share < 0.005 ? 'the boxes touch' : `${share.toFixed(2)} of the frame apart`),
  holds: 'confirmed by box positions',
  partly: 'partly confirmed by box positions',
  holdsNot: 'not confirmed by box positions',
  absent: 'none in it',
  unmatched: 'not in it',
};
