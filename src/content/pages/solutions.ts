import { countWord, countWordFirst } from '../count-word.ts';
import { counts } from '../counts.ts';
import type { StageName } from '../stages.ts';

/** The words of the Solutions page. */
export const solutions = {
  title: 'AI and Analytics Advisory Services',
  description: `${countWordFirst(counts.services)} services that take data and AI work from the first list of ideas to systems that run: advisory, implementation, managed, cloud, GPU and generative AI.`,
  lede: 'One helps you choose, others build, move and run, and two are for GPUs and language models.',
  cards: `The ${countWord(counts.services)} services`,
  choose: {
    figure: 'Which one',
    heading: 'Start from the need',
    note: 'Find the sentence that could be yours. The first deliverable is what you hold at the end of the time beside it.',
    columns: { need: 'The need', service: 'The service', first: 'First deliverable', time: 'Usual time', atWork: 'At work' },
  },
  fit: {
    figure: 'Order',
    heading: 'How they fit together',
    note: 'Each can be bought alone. Where one has been done before, by us or by others, the next starts from its papers.',
    stages: {
      decide: { name: 'Decide', text: 'A ranked plan with an owner and a cost range for each initiative. It also says which ideas to leave alone.' },
      build: { name: 'Build', text: 'Pipelines, models, dashboards and assistants, one slice at a time, run beside the old figures until both agree.' },
      equip: { name: 'Move and equip', text: 'The platform beneath: moved to the cloud in waves that can be undone, or sized and tuned on GPUs of your own.' },
      run: { name: 'Run', text: 'Loads, reports and models operated to agreed service levels, by us, by your team or by both in turns.' },
    } satisfies Record<StageName, { name: string; text: string }>,
  },
  demonstrations: { figure: 'Live', heading: 'What the result looks like', note: 'Three things we have built can be tried on this site, over data that is ours.' },
  email: {
    heading: 'Experience the Evolution of Your Business',
    text: 'Describe the data you hold and the decision it should inform. The answer may be a project, or a reason to wait.',
    figure: 'Daybreak',
  },
};
