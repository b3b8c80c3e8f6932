import { describe, expect, test } from 'vitest';
import { readLeadSource } from '../../../server/lead-source.ts';
import { leadSource } from './lead-source.ts';

const page = { pathname: '/contact-us', search: '', host: 'www.site.example' };

describe('the source of a lead', () => {
  test('contains only page, referring host and UTM values', () => {
    const search =
      '?utm_source=Süd Post&utm_medium=mail&utm_campaign=spring&email=ada@engines.example';
    const header = leadSource({ ...page, search }, 'https://news.example/a/private?path');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(readLeadSource(header)).toEqual({
      page: '/contact-us',
      referrer: 'news.example',
      utm: { source: 'Süd Post', medium: 'mail', campaign: 'spring' },
    });
    expect(header).not.toMatch(/private|ada/);
  });

  test('uses a known topic’s text as campaign if there is no `utm_campaign`', () => {
    const utmOf = (search: string) => readLeadSource(leadSource({ ...page, search }, ''))?.utm;
    expect(utmOf('?topic=panorama')).toEqual({ campaign: 'Ask this of your own sales data' });
    expect(utmOf('?topic=panorama&utm_campaign=spring')).toEqual({ campaign: 'spring' });
    // Not a topic, but a property that every object inherits.
    expect(utmOf('?topic=constructor')).toEqual({});
  });

  test('omits missing values, and a referrer of the site itself', () => {
    expect(leadSource(page, 'https://www.site.example/blog')).toBe('page=%2Fcontact-us');
    expect(leadSource(page, '')).toBe('page=%2Fcontact-us');
  });

  test('is ignored if missing, too long or without path; values are shortened and unsafe characters removed', () => {
    expect(readLeadSource(undefined)).toBeUndefined();
    expect(readLeadSource('page=https://evil.example')).toBeUndefined();
    expect(readLeadSource('x'.repeat(3000))).toBeUndefined();
    expect(
      readLeadSource(`page=/${'a'.repeat(500)}&referrer=<script>&source=a%00%0A\u202Eb&extra=1`),
    ).toEqual({
      page: `/${'a'.repeat(99)}`,
      referrer: '',
      utm: { source: 'ab' },
    });
    // The limit of 100 code units splits an emoji, whose half becomes U+FFFD.
    expect(
      readLeadSource(leadSource({ ...page, search: `?utm_source=a${'😀'.repeat(80)}` }, ''))?.utm
        .source,
    ).toMatch(/^a(😀)+\uFFFD$/u);
  });
});
