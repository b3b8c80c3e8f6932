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
    contents: (name: string) => `What is in ${name}`,
    others: (count: number) => (count === 1 ? 'The other sheet' : 'The other sheets'),
  },
};
