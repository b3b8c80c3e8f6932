import { expect, test } from 'vitest';
import { readLeadSource } from '../../../server/lead-source.ts';
import { encodeLeadSource } from './lead-source.ts';

const page = { pathname: '/contact-us', search: '', host: 'www.site.example' };
const readUtm = (search: string) => readLeadSource(encodeLeadSource({ ...page, search }, ''))?.utm;

test('the source of a lead contains only page, referring host and UTM values', () => {
  const search =
    '?utm_source=Süd Post&utm_medium=mail&utm_campaign=spring&email=ada@engines.example';
  const header = encodeLeadSource({ ...page, search }, 'https://news.example/a/private?path');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(readLeadSource(header)).toEqual({
    page: '/contact-us',
    referrer: 'news.example',
    utm: { source: 'Süd Post', medium: 'mail', campaign: 'spring' },
  });
  expect(header).not.toMatch(/private|ada/);
});

test('without `utm_campaign`, the campaign is the text of a known `?topic=`', () => {
  expect(readUtm('?topic=panorama')).toEqual({ campaign: 'Ask this of your own sales data' });
  expect(readUtm('?topic=panorama&utm_campaign=spring')).toEqual({ campaign: 'spring' });
  // Not a topic, but a property that every object inherits.
  expect(readUtm('?topic=constructor')).toEqual({});
});

test('the source of a lead omits missing values, and a referrer of the site itself', () => {
  for (const referrer of ['', 'https://www.site.example/blog'])
    expect(encodeLeadSource(page, referrer)).toBe('page=%2Fcontact-us');
});

test('the desk ignores a lead source that is missing, too long or without a path; it shortens values, and removes unsafe characters and tokens of newsletter links', () => {
  for (const header of [undefined, 'page=https://evil.example', `page=/${'x'.repeat(2000)}`])
    expect(readLeadSource(header)).toBeUndefined();
  expect(
    readLeadSource(`page=/${'a'.repeat(500)}&referrer=<script>&source=a%00%0A\u202Eb&extra=1`),
  ).toEqual({
    page: `/${'a'.repeat(99)}`,
    referrer: '',
    utm: { source: 'ab' },
  });
  expect(readLeadSource('page=/newsletter/confirm/token')?.page).toBe('/newsletter/');
  // The limit of 100 code units splits an emoji, whose half becomes U+FFFD.
  expect(readUtm(`?utm_source=a${'😀'.repeat(80)}`)?.source).toMatch(/^a(😀)+\uFFFD$/u);
});
