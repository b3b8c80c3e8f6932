import { counts } from '../counts.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './about.json' with { type: 'json' };
import { pageNames } from './shared.ts';

/** The words of the about page. */
export const about = { title: pageNames.about, ...interpolatePage<PageWords['about']>(data, counts) };
