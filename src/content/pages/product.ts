/** The words that every product page and data sheet has round its own (`src/content/products/`). */
export const product = {
  emailFigure: 'By email',
  showInPicture: 'Show in the picture',
  sheet: {
    title: (name: string) => `${name}: data sheet`,
    siteMap: (name: string) => `${name} data sheet`,
    number: (id: number) => `Data sheet ${String(id).padStart(2, '0')}`,
    link: 'Data sheet',
    linkNamed: (name: string) => `Data sheet: ${name}`,
    facts: 'The facts a buyer asks for',
    measured: {
      heading: 'Measured on this site',
      caption: 'Quality of the first five answers (nDCG@5; 1 is the best order there is)',
      columns: ['Method', 'nDCG@5'],
      methods: { search: 'The search of the demonstration', plainKeywords: 'Plain keywords', miniSearch: 'MiniSearch, as installed' },
      how: (queries: number) =>
        `Measured over ${queries} questions that were set aside while the search was tuned. A person graded each picture of the demonstration for each question. It is a figure for this small library of rendered scenes, not for your archive.`,
      queries: 'The judged questions and their grades (JSON)',
    },
    contents: (name: string) => `What is in ${name}`,
    others: (count: number) => (count === 1 ? 'The other sheet' : 'The other sheets'),
  },
};
