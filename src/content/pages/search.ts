const arrowKeys = 'Use the arrow keys to move through results.';

/** The words of the search: its dialog, its page and its place on the 404 page. */
export const search = {
  title: 'Search',
  description: 'Search every page, article, service and legal clause by any word that stands in it, or go through the list of all pages of the site.',
  lede: 'Every page, section and clause answers to the words that stand in it. Small typos are fine.',
  label: 'Search the site',
  keys: arrowKeys,
  keysOfDialog: `Enter opens the first result. ${arrowKeys}`,
  fetching: 'Fetching the index of the site',
  none: 'No results. Try a shorter word or its first letters.',
  failed: 'The index of the site could not be fetched, so nothing has been searched yet.',
  retry: 'Try again',
  one: '1 result',
  many: (count: number) => `${count} results`,
  best: (count: number) => `The best ${count} results`,
  all: 'All results on one page',
  close: 'Close search',
  siteMap: 'All pages',
  /** On the 404 page. */
  nearest: 'Similar pages',
  ofAddress: 'Search with the words of the address',
  withoutScript: 'Searching needs JavaScript, and it does not run in this browser. The list below has every page of the site.',
};
