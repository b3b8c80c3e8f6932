import { site } from '../../../site.config.ts';
import type { PageWords } from '../page-schemas.ts';
import { interpolatePage } from '../page-words.ts';
import { contact } from './contact.ts';
import data from './messages.json' with { type: 'json' };

const words = interpolatePage<PageWords['messages']>(data);
const { forms } = words.thankYou;

/** The words of the pages that answer: a wrong address, a form sent or returned without script. What happens next is the owner's own promise, or what is true of any owner. */
export const answers = {
  ...words,
  thankYou: {
    ...words.thankYou,
    forms: {
      ...forms,
      'sign-up': { ...forms['sign-up'], next: site.replyPromise || forms['sign-up'].next },
      contact: { ...forms.contact, next: contact.next },
    },
  },
};
