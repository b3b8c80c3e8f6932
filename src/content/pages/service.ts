import { site } from '../../../site.config.ts';

/** The words that every service page has round its own. */
export const service = {
  offers: 'What We Offer',
  side: 'What We Offer and questions',
  /** The owner confirms the durations of the services (`time` of `<Facts>`) before launch; until then they are what the texts say they are. */
  times: 'Durations are planning figures for work of the size described. The proposal you receive states the ones that hold.',
  question: { heading: 'Have any question?', text: 'Put it to a consultant in your own words.' },
  atWork: { heading: 'See it worked through', figure: 'At work' },
  signUp: { figure: 'First question', text: 'Leave a name and an address, and say in your first reply which system or decision it is about.' },
  whyChoose: `Why Choose ${site.brand}`,
  whyChooseFigure: 'Reasons',
};
