import { counts } from '../counts.ts';
import { interpolatePage } from '../page-words.ts';
import data from './solutions.json' with { type: 'json' };

/** The words of the Solutions page. */
export const solutions = interpolatePage(data, counts);
