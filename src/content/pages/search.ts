/** The words of the search: its dialog, its page and its place on the 404 page. */
export const search = {
  title: 'Search',
  description: 'Search every page, article, service and legal clause by any word that stands in it, or go through the list of all pages of the site.',
  lede: 'Every page, section and clause answers to the words that stand in it. One wrong letter does no harm.',
  label: 'Search the site',
  keys: 'Arrow keys walk through the results, Enter opens one.',
  fetching: 'Fetching the index of the site',
  none: 'Nothing here has these words. A shorter word, or just its beginning, may be met.',
  failed: 'The index of the site could not be fetched, so nothing has been searched yet.',
  retry: 'Try again',
  one: '1 result',
  many: (count: number) => `${count} results`,
  first: (count: number) => `The best ${count} results`,
  all: 'All results on one page',
  close: 'Close search',
  siteMap: 'All pages',
  withoutScript: 'Searching needs JavaScript, and it does not run in this browser. The list below has every page of the site.',
};
