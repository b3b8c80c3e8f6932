import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

test('a reply link has a subject, a text with CRLF line breaks, and an address that cannot add recipients', () => {
  const email = 'a?bcc=b@example.com&cc=c@example.com';
  const subject = 'Re: 50% & more';
  const link = replyLink({ email, reply: { subject, body: '\n> Line one\n> Line two' } });
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe(email);
  expect([...searchParams]).toEqual([
    ['subject', subject],
    ['body', '\r\n> Line one\r\n> Line two'],
  ]);
});

test.each(['x'.repeat(5_000), '\u{1F680}'.repeat(3_000), '> a\n'.repeat(900)])(
  'a long text is truncated between characters, below the limit of mail programs',
  (body) => {
    const link = replyLink({ email: 'ada@example.com', reply: { subject: 'Your message', body } });
    expect(link.length).toBeLessThanOrEqual(1_900);
    // Only as much text is removed as necessary.
    expect(link.length).toBeGreaterThan(1_850);
    const text = new URL(link).searchParams.get('body');
    expect(text?.isWellFormed()).toBe(true);
    expect(text).toMatch(/…$/);
  },
);
