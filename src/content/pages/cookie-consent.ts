import { site } from '../../../site.config.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './cookie-consent.json' with { type: 'json' };

/** The categories a visitor may say yes to; the strictly necessary one is not asked about. */
export const optionalCategories = ['performance', 'functionality', 'targeting'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

const words = interpolatePage<PageWords['cookie-consent']>(data);
const { performance, ...empty } = words.optional;

/** The words of the cookie preference manager. The Cookies Policy has the categories in full. */
export const preferences = {
  ...words,
  optional: {
    ...empty,
    performance: { heading: performance.heading, text: site.measureSpeed ? performance.measured : performance.text },
  } satisfies Record<OptionalCategory, { heading: string; text: string }>,
};
