import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './article.json' with { type: 'json' };

/** The words round an article: an industry, a blog article, a case study; the contents list stands beside legal pages too. */
export const article = { ...interpolatePage<PageWords['article']>(data), updated: (date: string) => `Updated ${date}` };
