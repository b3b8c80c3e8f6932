import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

const parseLink = (link: string) => {
  const url = new URL(link);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
    parameters: [...url.searchParams.keys()],
  };
};

test('a reply link has a subject, a text with CRLF line breaks, and an address that cannot add recipients', () => {
  const link = replyLink({
    email: 'a?bcc=b@example.com&cc=c@example.com',
    reply: { subject: 'Re: 50% & more', body: '\n> Line one\n> Line two' },
  });
  expect(parseLink(link)).toEqual({
    to: 'a?bcc=b@example.com&cc=c@example.com',
    subject: 'Re: 50% & more',
    body: '\r\n> Line one\r\n> Line two',
    parameters: ['subject', 'body'],
  });
});

test.each(['x'.repeat(5_000), '\u{1F680}'.repeat(3_000), '> a\n'.repeat(900)])(
  'a long text is truncated between characters, below the limit of mail programs',
  (body) => {
    const link = replyLink({ email: 'ada@example.com', reply: { subject: 'Your message', body } });
    expect(link.length).toBeLessThanOrEqual(1_900);
    // Only as much text is removed as necessary.
    expect(link.length).toBeGreaterThan(1_850);
    expect(parseLink(link).body?.isWellFormed()).toBe(true);
    expect(parseLink(link).body).toMatch(/…$/);
  },
);
