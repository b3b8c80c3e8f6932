import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './service.json' with { type: 'json' };

/** The words that every service page has round its own. The owner confirms the durations of the services (`time` of `<Facts>`) before launch. */
export const service = interpolatePage<PageWords['service']>(data);
