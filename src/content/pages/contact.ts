import { site } from '../../../site.config.ts';

/** The words of the Contact page. */
export const contact = {
  title: 'Contact Us',
  description: `Write to ${site.brand} in ${site.address.city}, ${site.address.regionName}: a form for a first conversation, the postal address and the email address.`,
  heading: 'We’re Available',
  lede: 'Tell us what you are working on. The rest of the form tells us whom to put you in touch with.',
  note: 'Every field is required except the last. The button turns on once they are filled in.',
  /** What happens after the form is sent: the owner's own words, or what is true of any owner. */
  next: site.replyPromise || 'What happens next: we read your message and reply to the address or number you gave. If we need to know more first, we ask.',
};
