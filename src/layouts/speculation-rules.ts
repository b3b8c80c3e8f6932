import { openerSelector } from '../client/open-requests.ts';

/** Same-site pages are prepared when the pointer rests on a link, so that the click paints at once (speculation rules). Files have a dot in their address, pages have none. */
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
