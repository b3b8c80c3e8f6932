import { countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';
import { pageNames } from './shared.ts';

/** The words of the Resources page. */
export const resources = {
  title: pageNames.resources,
  description: 'Guides from the articles, data sheets of the products, demonstrations, the film with its words, feeds and plain texts, and the policies of this website.',
  lede: 'What there is to read, try, print and subscribe to, and the documents that bind us.',
  documents: 'Policies and terms',
  guides: {
    heading: 'Guides',
    text: `${countWordFirst(counts.articles)} articles, each with one question a reader can settle at work.`,
    /** What a reader can do after each article, by its id. */
    tasks: {
      1: 'Time one decision from event to action',
      2: 'Test a picture search on questions of your own',
      3: 'Write the contract for a table others copy',
      4: 'Set a threshold by what mistakes cost',
      5: 'Release, watch and withdraw a model',
      6: 'Size a holdout before a campaign',
    } as Record<number, string>,
  },
  sheets: { heading: 'Data sheets', text: 'A product on a page: deployment, roles, limits, and what its demonstration leaves out.' },
  demonstrations: { heading: 'Demonstrations', text: 'They run in the browser and ask for nothing.' },
  film: { heading: 'Film', watch: (seconds: number) => `Watch the film (MP4, ${seconds} seconds, no sound)`, transcript: 'Read it as text' },
  feeds: { heading: 'Feeds and plain texts', text: 'For a feed reader, or for a program that reads:', list: 'Index of the plain texts' },
};
