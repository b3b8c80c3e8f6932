/** The words round an article: an industry, a blog article, a case study; the contents list stands beside legal pages too. */
export const article = {
  contents: 'On this page',
  about: 'About this article',
  share: 'Share this page',
  plainText: 'Plain text',
  furtherReading: 'Further reading',
  adjacent: 'Previous and next',
  previous: 'Previous',
  next: 'Next',
  updated: (date: string) => `Updated ${date}`,
  takeaway: 'Takeaway',
  /** The questions a service's `<Facts>` answer, in their order. */
  facts: { get: 'What you get', time: 'How long it takes', need: 'What we need from you' },
  /** What sort of page further reading leads to. */
  kinds: { industry: 'Industry', service: 'Service', product: 'Product', announcement: 'Announcement' },
};
