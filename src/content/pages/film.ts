import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './film.json' with { type: 'json' };

/** The film on the home page (made by art/film): what its popup says beside it, and its words for those who do not watch it. */
export const film = { seconds: 40, ...interpolatePage<PageWords['film']>(data) };
