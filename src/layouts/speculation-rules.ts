import { openerSelector } from '../client/open-requests.ts';

/**
 * Lets browsers prerender linked pages, for example when the pointer rests on the link. Excludes
 * links that open an island on the page, and paths with a dot, which are files.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: `[download], ${openerSelector()}` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
