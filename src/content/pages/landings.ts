import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './landings.json' with { type: 'json' };
import { pageNames } from './shared.ts';

const words = interpolatePage<PageWords['landings']>(data, counts);

/** The words of the pages that lead to articles, and the banner and the way back of those articles. */
export const landings = {
  industries: { ...words.industries, crumb: pageNames.industries },
  blog: { ...words.blog, crumb: pageNames.blog },
  caseStudies: { ...words.caseStudies, title: pageNames.caseStudies, crumb: pageNames.caseStudies },
};
