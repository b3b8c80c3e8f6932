import { site } from '../../../site.config.ts';

/** The words that every service page has round its own. */
export const service = {
  offers: 'What We Offer',
  side: 'What We Offer and questions',
  question: { heading: 'Have any question?', text: 'Put it to a consultant in your own words.' },
  whyChoose: `Why Choose ${site.brand}`,
  whyChooseFigure: 'Reasons',
};
