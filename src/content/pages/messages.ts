import { site } from '../../../site.config.ts';
import { contact } from './contact.ts';

/** The words of the pages that answer: a wrong address, a form sent or returned without script. */
export const answers = {
  notFound: {
    title: 'Nothing found at this address',
    description: 'The address leads to no page of this site. Search the site, take the page whose address is nearest, or go on from one of its main pages.',
    lede: 'No page matches this address. It may be old, or a letter may be out of place.',
    nearest: 'Similar pages',
    search: 'Search with the words of the address',
    onward: 'Or go on from here',
    everyPage: 'The list of all pages',
  },
  thankYou: {
    description: 'Your form has arrived: what you sent is stored and on its way to the people who answer.',
    /** A title of its own for each form, and what happens next: the owner's own words, or what is true of any owner. */
    forms: {
      'sign-up': {
        title: 'Thank you: we write to you next',
        next: site.replyPromise || 'We write to the address you gave and ask what you would like to see.',
      },
      contact: {
        title: 'Thank you: your message has arrived',
        next: contact.next,
      },
      newsletter: { title: 'Thank you: you are on the list', next: 'The next letter comes when there is something worth one.' },
    },
    goOn: 'Until then, two things to go on with',
    read: 'Read:',
    back: 'Back to the home page',
  },
  check: {
    title: 'Please check your details',
    description: 'One or more fields of the form need another look; what you typed is still there, and each message says what to change.',
    lede: 'Nothing has been sent yet. What you typed is below; the messages say what to change.',
  },
};
