import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './landings.json' with { type: 'json' };
import { pageNames } from './shared.ts';

const words = interpolatePage<PageWords['landings']>(data, counts);

/** The words of the pages that lead to articles, and the banner and the way back of those articles. */
export const landings = {
  industries: { ...words.industries, crumb: pageNames.industries },
  blog: {
    ...words.blog,
    crumb: pageNames.blog,
    /** Of a further page, and of a page of one topic. */
    listTitle: (title: string, number: number, topic?: string) => `${title}${topic ? `: ${topic}` : ''}${number > 1 ? `, page ${number}` : ''}`,
    listDescription: (first: number, last: number, count: number, topic?: string) =>
      `Articles ${first} to ${last} of ${count}${topic ? ` on the topic ${topic}` : ''}, the newest first: long reads by practitioners on what held up and what broke.`,
    pages: { label: 'Pages of the list', page: (number: number) => `Page ${number}`, newer: 'Newer', older: 'Older' },
  },
  caseStudies: { ...words.caseStudies, title: pageNames.caseStudies, crumb: pageNames.caseStudies },
};
