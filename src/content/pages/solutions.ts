/** The words of the Solutions page. */
export const solutions = {
  title: 'AI and Analytics Advisory Services',
  description:
    'Six services that take data and AI work from the first list of ideas to systems that run: advisory, implementation, managed, cloud, GPU and generative AI.',
  lede: 'One helps you choose, three build, move and run, and two are for GPUs and language models. Begin where you are.',
  cards: 'The six services',
  evolution: 'Describe the data you hold and the decision it should inform. The answer may be a project, or a reason to wait.',
};
