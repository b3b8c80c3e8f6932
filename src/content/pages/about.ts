import { site } from '../../../site.config.ts';
import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';
import { pageNames } from './shared.ts';

/** The words of the about page. */
export const about = {
  title: pageNames.about,
  /** The headline, a line each. */
  heading: ['Who', 'We Are'],
  description: `Who ${site.brand} is: data engineers, analysts and model builders in ${site.address.city} who build AI and data systems with the people who will use them.`,
  lede: `${site.brand} is a company of data engineers, analysts and model builders. Before we build anything, we sit down with the people whose work it will change.`,
  caption: 'Everyone round one table, the problem in the middle',
  story: {
    opening: 'Most of what a company needs to know about itself has been recorded: filmed, typed into a form, or sent from one machine to another.',
    paragraphs: [
      `Then it stays there, in footage without a log, in maintenance notes, in five systems that each spell a customer’s name differently. ${site.brand} brings such records together, reads them with models whose answers can be checked, and puts the result where a decision is made.`,
      `${countWordFirst(counts.products)} products came out of that work. ${site.products.assetIq} reads video and pictures, ${site.products.panorama} reads customers and the orders behind them. Around them stand ${countWord(counts.services)} services, because a product needs clean data to read and people who know when to doubt it.`,
      'A typical project room holds a subject expert, an engineer and a person who will have to live with the outcome. The expert has the casting vote on what a correct answer looks like.',
    ],
  },
  pillars: {
    figure: 'Pillars',
    heading: 'Three ideas we work from',
    items: [
      {
        name: 'AI Empowers',
        text: 'Typing goes to the model, judgment stays with the person. Suggestions come with their evidence, and whoever accepts one can see what it rests on.',
      },
      {
        name: 'Unlocking Innovation',
        text: 'New uses tend to come from people who know the trade. We clear the path in front of them: records they can reach, a place to try things, and a quick way to learn that an idea does not work.',
      },
      {
        name: 'AI Pioneers',
        text: 'A new model is run on material whose answers are known before it goes near a project. We keep notes on where it fails, and the notes decide what it is used for.',
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
    /** Each is drawn on a scale of `outOf` under its text. `source` is the owner's: which projects were counted, which reviews, over what time. */
    figures: [
      { figure: '+95%', outOf: 100, label: 'success projects', source: '' },
      { figure: '+4.7', outOf: 5, label: 'customer review', source: '' },
    ],
  },
  staffing: {
    figure: 'Working together',
    heading: 'Who comes, and what is promised',
    blocks: [
      {
        name: 'Whom you meet first',
        text: 'A consultant who has built the kind of system you ask about. The first conversation is about the decision behind the project, the data it would rest on and the people who hold that data. At its end you hear whether we think it worth starting, and what would have to be found out before anyone could say.',
      },
      {
        name: 'Who does the work',
        text: 'One lead who answers for the result and stays to the end. Beside the lead, engineers for the data and analysts or model builders for the question, each named in the proposal. The person who wrote the estimate works on the project.',
      },
      {
        name: 'Who is needed from you',
        text: 'An expert in the subject, for a few hours a week. A colleague who can open the systems. A sponsor who can settle a dispute between departments. If one of the three is missing, we say so before the start, because no method replaces them.',
      },
    ],
    never: {
      name: 'What we never promise',
      items: [
        'A result before we have seen the data it depends on.',
        'An accuracy without the test set it was measured on.',
        'A saving in people. Hours come free, and what they are used for is your decision.',
        'That a model will stay good by itself after it has gone live.',
      ],
    },
  },
  email: {
    heading: 'Pull up a chair',
    text: 'Describe the thing you cannot see in your own records. A few lines are enough to begin a conversation.',
    figure: 'First light',
  },
} as const;
