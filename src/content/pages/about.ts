import { site } from '../../../site.config.ts';
import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';
import { pageNames } from './shared.ts';

/** The words of the about page. */
export const about = {
  title: pageNames.about,
  /** The headline, a line each. */
  heading: ['Who', 'We Are'],
  description: `Who ${site.brand} is: engineers, analysts and designers in ${site.address.city} who build AI and data systems with the people who will use them.`,
  lede: `${site.brand} is a company of data engineers, analysts and model builders. Before we build anything, we sit down with the people whose work it will change.`,
  caption: 'Everyone round one table, the problem in the middle',
  story: {
    opening: 'Most of what an organization knows is already written down somewhere, filmed, or passing by on a wire.',
    paragraphs: [
      `It sits in footage nobody has logged, in maintenance notes, in five systems that each spell a customer’s name differently. Our work at ${site.brand} is to bring those records together, read them with models whose answers can be checked, and put the result where a decision is made.`,
      `${countWordFirst(counts.products)} products came out of that work. ${site.products.assetIq} reads video and pictures, ${site.products.panorama} reads customers and the orders behind them. Around them stand ${countWord(counts.services)} services, because software alone has never cleaned a data set or taught a team to question a score.`,
      'A typical project room holds a subject expert, an engineer and somebody who will have to live with the outcome. The expert has the casting vote on what a correct answer looks like.',
    ],
  },
  pillars: {
    figure: 'Pillars',
    heading: 'Three ideas we work from',
    items: [
      {
        name: 'AI Empowers',
        text: 'A model should leave a person with more judgment to exercise, and less typing. Suggestions come with their evidence, and the person who accepts one can always see what it rests on.',
      },
      {
        name: 'Unlocking Innovation',
        text: 'New uses tend to come from people who know the trade. We clear the path in front of them: records they can reach, a place to try things, and a quick way to learn that an idea does not work.',
      },
      {
        name: 'AI Pioneers',
        text: 'Our teams read the papers, run the new models on known material and keep notes on where they fail. What survives that reading goes into client work; the rest stays in the notebook.',
      },
    ],
  },
  purpose: {
    figure: 'Near and far',
    heading: 'What we are for',
    mission: {
      name: 'Mission',
      text: 'To make the data an organization already holds legible to the people who act on it, with AI that can be explained, measured and switched off.',
    },
    vision: { name: 'Vision', text: 'A working day in which looking something up takes seconds, and the hours saved go to the questions only people can settle.' },
  },
  company: {
    figure: 'In figures',
    heading: 'Know our company',
    /** Each is drawn on a scale of `outOf` under its text. */
    figures: [
      { figure: '+95%', outOf: 100, label: 'success projects' },
      { figure: '+4.7', outOf: 5, label: 'customer review' },
    ],
  },
  email: {
    heading: 'Pull up a chair',
    text: 'Describe the thing you cannot see in your own records. A few lines are enough to begin a conversation.',
    figure: 'First light',
  },
} as const;
