import { site } from '../../../site.config.ts';
import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';

type Value = { drawing: 'target' | 'frame' | 'line'; name: string; text: string };
type Step = { pass: 'guess' | 'outline' | 'whole' | 'parts'; name: string; text: string };

/** What the hero's legend offers, in its order; the first is live when the page opens. `label` is the name in the picture's notes, `labelsAt` by the box's number within its class. */
const seen: { label: string; plural: string; labelsAt: Record<number, 'tl' | 'tr' | 'bl' | 'br'> }[] = [
  { label: 'wind turbine', plural: 'wind turbines', labelsAt: { 0: 'tl', 2: 'tr' } },
  { label: 'solar panel', plural: 'solar panels', labelsAt: { 8: 'bl' } },
  { label: 'battery unit', plural: 'battery units', labelsAt: { 2: 'br' } },
  { label: 'transmission tower', plural: 'transmission towers', labelsAt: { 0: 'tl' } },
];

/** The words of the home page. */
export const home = {
  title: 'AI, data and analytics that see more in the picture',
  description: `${site.brand} builds AI, data and analytics systems that find what matters in media, records and operations. ${countWordFirst(counts.products)} products, ${countWord(counts.services)} services, from ${site.address.city}, ${site.address.regionName}.`,
  /** The headline: the word in brackets stands between the other two parts. */
  heading: { before: 'There’s', seen: 'more', after: 'in the picture.' },
  lede: `${site.brand} sells AI, data and analytics services to media, city transport and business teams, and products you can try here: ${site.products.assetIq} for pictures and video, ${site.products.panorama} for customers.`,
  getInTouch: 'Get in Touch',
  /** Goes on after Learn More where a link is read out of its place. */
  aboutSolutions: 'about our solutions',
  legend: 'A wind and storage site, and what is in it',
  legendHint: 'Show in the picture',
  seen,
  /** The demonstrations that run on this site, each with what stands beside its picture. */
  demonstrations: {
    figure: 'Live',
    heading: 'Try them',
    note: 'Three demonstrations run in your browser. Nothing to install, no form before them.',
    assetIq: {
      name: site.products.assetIq,
      heading: 'Search pictures in plain words',
      /** Asked of the site's own library while the site is built: what is shown are its answers. */
      question: 'battery units near wind turbines',
      answers: (found: number, all: number) => `${found} of ${all} pictures and film shots answer. This one comes first.`,
      text: 'For people who keep video and pictures. Faces, objects and brand symbols are found frame by frame and can be asked for.',
    },
    panorama: {
      name: site.products.panorama,
      heading: 'One question, three roles',
      columns: ['Who asks', 'Sees', 'To call'],
      sees: (accounts: number, all: number) => `${accounts} of ${all} accounts`,
      calls: (due: number) => String(due),
      text: 'For sales, marketing and supply chain teams. One record of each customer, and each role sees its own part of it.',
    },
    traffic: {
      name: 'Traffic-Monitoring',
      heading: 'Ten minutes at a junction',
      scene: 'A drawn junction seen from above, at the moment of a near miss.',
      found: (event: string, events: number) => `${event} It is one of ${events} events found in the ten minutes.`,
      text: 'For city transport teams. Ask what happened in words, and go to the moment it did.',
    },
    about: (name: string) => `About ${name}`,
    cases: `How such work goes, in ${countWord(counts.caseStudies)} composite cases:`,
  },
  valuesHeading: 'What you can expect',
  /** Each with the name of its drawing (`views/home/ValueBoxes.tsx`). */
  values: [
    {
      drawing: 'target',
      name: 'Expertise',
      text: 'Engineers and analysts who were building data platforms before the cloud had a name. You talk to the people who do the work.',
    },
    {
      drawing: 'frame',
      name: 'Customization',
      text: 'Models, pipelines and dashboards are fitted to your data, your stack and the way your teams decide. We roll out no templates.',
    },
    { drawing: 'line', name: 'Results-Driven', text: 'An engagement starts with a number to move. How it is measured is agreed before anyone writes code.' },
  ] satisfies Value[],
  about: {
    years: { number: 30, caption: 'years of global experience', start: '0 years' },
    viewAll: 'View All Solutions',
    playVideo: 'Play the video:',
    watchFilm: 'Watch the film',
    lede: `From ${site.address.city}, our teams have designed warehouses, trained models and run analytics programs across industries and time zones. Four commitments hold in all of them.`,
    points: [
      { name: 'Improve Experiences', text: 'The right answer, in front of the right person, in the tool they already have open.' },
      { name: 'Scalable AI', text: 'Start with one use case, on a platform built to carry the next twenty.' },
      { name: 'Ethical AI', text: 'Documented data, tested for bias, with a person accountable for each automated decision.' },
      { name: 'Partnerships', text: 'Cloud, data and GPU vendors we know well enough to say when you don’t need them.' },
    ],
    figure: 'Grid storage, 1:50',
  },
  solutions: {
    figure: 'Solutions',
    heading: `${countWordFirst(counts.services)} ways to start`,
    note: 'Take one, or take them in order. Advice ends with a written plan, the others with something that runs.',
  },
  signUp: { figure: 'First contact', text: 'Leave your name and email. A consultant writes back, with questions rather than a brochure.' },
  process: {
    figure: 'Process',
    heading: 'From first look to sharp focus',
    note: 'One turbine, four passes. Each step sees a little more of it.',
    /** Each with the name of its pass over the picture (`views/home/Process.tsx`). */
    steps: [
      {
        pass: 'guess',
        name: 'Research & Discovery',
        text: 'We read the data, the systems and the people around them. You get a written problem statement and a baseline.',
      },
      { pass: 'outline', name: 'POC & Demo', text: 'A working slice on your own data, in weeks, with its mistakes on show.' },
      { pass: 'whole', name: 'Develop & Deploy', text: 'The slice becomes a product: tested, secured, integrated and running where your teams work.' },
      { pass: 'parts', name: 'Evaluation & Enhancement', text: 'The baseline comes out again. We retrain on what the model missed, then widen the scope.' },
    ] satisfies Step[],
    /** What the passes call what they see. */
    guess: 'object?',
    turbine: 'wind turbine',
    hub: 'hub',
    tower: 'tower',
  },
  email: {
    heading: 'Experience the Evolution',
    text: 'Tell us what you have and what you wish you could see in it. We’ll tell you plainly whether we can help.',
    figure: 'Daybreak',
  },
};
