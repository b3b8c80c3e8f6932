import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';
import type { TopicName } from '../topics.ts';
import { pageNames } from './shared.ts';

/** The words of the pages that lead to articles, and the banner and the way back of those articles. */
export const landings = {
  industries: {
    title: 'Our Industries',
    crumb: pageNames.industries,
    description: `${countWordFirst(counts.industries)} industries and what each asks of its data: how it supports strategic decisions in media, energy, finance, retail, health care, manufacturing and tourism.`,
    lede: `Strategic decisions need data that people trust. What that takes differs by trade, so we wrote down what we know of ${countWord(counts.industries)} of them.`,
    cards: `The ${countWord(counts.industries)} industries`,
    /** The heading of their group in the list of all pages. */
    group: 'Industries',
    banner: 'Industry Details',
    back: 'All industries',
  },
  blog: {
    title: 'News & Blog',
    crumb: pageNames.blog,
    description: `${countWordFirst(counts.articles)} long reads from practitioners on digital transformation, computer vision and language, data management, analytics, ML operations and marketing.`,
    lede: 'Longer pieces by the people who do the work: what held up, what broke, and how you can tell the difference early.',
    cards: 'Articles',
    /** The article that stands first and large, by its id. */
    featured: 1,
    /** Of a further page, and of a page of one topic. */
    listTitle: (title: string, number: number, topic?: string) => `${title}${topic ? `: ${topic}` : ''}${number > 1 ? `, page ${number}` : ''}`,
    listDescription: (first: number, last: number, count: number, topic?: string) =>
      `Articles ${first} to ${last} of ${count}${topic ? ` on the topic ${topic}` : ''}, the newest first: long reads by practitioners on what held up and what broke.`,
    pages: { label: 'Pages of the list', page: (number: number) => `Page ${number}`, newer: 'Newer', older: 'Older' },
    topicsHeading: 'Topic',
    everyTopic: 'All',
    topics: { business: 'Business', data: 'Data', models: 'Models' } satisfies Record<TopicName, string>,
    all: 'All articles',
    banner: 'Blog Details',
    back: 'Back to the blog',
  },
  caseStudies: {
    title: pageNames.caseStudies,
    crumb: pageNames.caseStudies,
    description: `${countWordFirst(counts.caseStudies)} composite case studies, each with challenge, solution and impact in example figures: supply chain, healthcare, manufacturing and retail.`,
    lede: `${countWordFirst(counts.caseStudies)} engagements told as challenge, solution and impact. Each is a composite of common ones: no client stands behind it, and its figures are examples.`,
    cards: 'The case studies',
    /** Stands at the head of each (docs/specification-rulings.md, 33), and over its result figures. */
    notice: 'Composite. Every figure is an example.',
    results: 'Example figures',
    banner: 'Case Study Details',
    back: 'All case studies',
  },
};
