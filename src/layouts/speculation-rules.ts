import { openerSelector } from '../client/open-requests.ts';

/**
 * Prerenders pages of this site when the pointer rests on a link. Unlike pages, files have a dot in
 * their path.
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
