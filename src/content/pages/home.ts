import { site } from '../../../site.config.ts';

/** The words of the home page. */
export const home = {
  title: 'AI, data and analytics that find more in the picture',
  description: `${site.brand} builds AI, data and analytics systems that find what matters in media, records and operations. Two products, six services, from ${site.address.city}, ${site.address.regionName}.`,
  lede: `${site.brand} builds AI, data and analytics systems that find what matters in your media, records and operations, then put it to work.`,
  /** Goes on after Learn More where a link is read out of its place. */
  aboutSolutions: 'about our solutions',
  legend: 'A wind and storage site, as Asset IQ reads it',
  values: [
    { name: 'Expertise', text: 'Engineers and analysts who were building data platforms before the cloud had a name. You talk to the people who do the work.' },
    { name: 'Customization', text: 'Models, pipelines and dashboards are fitted to your data, your stack and the way your teams decide. We roll out no templates.' },
    { name: 'Results-Driven', text: 'An engagement starts with a number to move. How it is measured is agreed before anyone writes code.' },
  ],
  about: {
    lede: `From ${site.address.city}, our teams have designed warehouses, trained models and run analytics programs across industries and time zones. Four commitments hold in all of them.`,
    points: [
      { name: 'Improve Experiences', text: 'The right answer, in front of the right person, in the tool they already have open.' },
      { name: 'Scalable AI', text: 'Start with one use case, on a platform built to carry the next twenty.' },
      { name: 'Ethical AI', text: 'Documented data, tested for bias, with a person accountable for each automated decision.' },
      { name: 'Partnerships', text: 'Cloud, data and GPU vendors we know well enough to say when you don’t need them.' },
    ],
    figure: 'Grid storage, 1:50',
  },
  solutions: { heading: 'Six ways to start', note: 'Take one, or take them in order. Each ends with something running and a team that can keep it so.' },
  signUp: 'Leave your name and email. A consultant writes back, with questions rather than a brochure.',
  process: {
    heading: 'From first look to sharp focus',
    note: 'One turbine, four passes. Each step sees a little more, and says how sure it is.',
    steps: [
      { name: 'Research & Discovery', text: 'We read the data, the systems and the people around them. You get a written problem statement and a baseline.' },
      { name: 'POC & Demo', text: 'A working slice on your own data, in weeks, with its mistakes on show.' },
      { name: 'Develop & Deploy', text: 'The slice becomes a product: tested, secured, integrated and running where your teams work.' },
      { name: 'Evaluation & Enhancement', text: 'The baseline comes out again. We retrain on what the model missed, then widen the scope.' },
    ],
  },
  evolution: 'Tell us what you have and what you wish you could see in it. We’ll tell you plainly whether we can help.',
};
