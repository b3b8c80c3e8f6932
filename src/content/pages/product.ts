import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './product.json' with { type: 'json' };

const { sheet, ...words } = interpolatePage<PageWords['product']>(data);

/** The words that every product page and data sheet has round its own (`src/content/products/`). */
export const product = {
  ...words,
  sheet: {
    ...sheet,
    title: (name: string) => `${name}: data sheet`,
    siteMap: (name: string) => `${name} data sheet`,
    number: (id: number) => `Data sheet ${String(id).padStart(2, '0')}`,
    linkNamed: (name: string) => `Data sheet: ${name}`,
    measured: {
      ...sheet.measured,
      how: (queries: number) =>
        `Measured over ${queries} questions that were set aside while the search was tuned. A person graded each picture of the demonstration for each question. It is a figure for this small library of rendered scenes, not for your archive.`,
    },
    contents: (name: string) => `What is in ${name}`,
    others: (count: number) => (count === 1 ? 'The other sheet' : 'The other sheets'),
  },
};
