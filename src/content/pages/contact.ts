import { site } from '../../../site.config.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import data from './contact.json' with { type: 'json' };

const words = interpolatePage<PageWords['contact']>(data);

/** The words of the Contact page. What happens after the form is sent is the owner's own promise, or what is true of any owner. */
export const contact = { ...words, next: site.replyPromise || words.next };
