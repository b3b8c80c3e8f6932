import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './announcements.json' with { type: 'json' };

/** What the two announcements say round their own words (`src/content/announcements/`). */
export const announcements = interpolatePage<PageWords['announcements']>(data);
