import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './solutions.json' with { type: 'json' };

/** The words of the Solutions page. */
export const solutions = interpolatePage<PageWords['solutions']>(data, counts);
