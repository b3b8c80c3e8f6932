import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './search.json' with { type: 'json' };

const words = interpolatePage<PageWords['search']>(data);

/** The words of the search: its dialog, its page and its place on the 404 page. */
export const search = {
  ...words,
  keysOfDialog: `${words.enterKey} ${words.keys}`,
  many: (count: number) => `${count} results`,
  best: (count: number) => `The best ${count} results`,
};
