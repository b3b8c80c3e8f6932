import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';

/** The words of the Solutions page. */
export const solutions = {
  title: 'AI and Analytics Advisory Services',
  description: `${countWordFirst(counts.services)} services that take data and AI work from the first list of ideas to systems that run: advisory, implementation, managed, cloud, GPU and generative AI.`,
  lede: 'One helps you choose, others build, move and run, and two are for GPUs and language models. Begin where you are.',
  cards: `The ${countWord(counts.services)} services`,
  email: {
    heading: 'Experience the Evolution of Your Business',
    text: 'Describe the data you hold and the decision it should inform. The answer may be a project, or a reason to wait.',
    figure: 'Daybreak',
  },
};
