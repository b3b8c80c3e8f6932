import { findContactTopic } from './contact-topic.ts';

const MAX_VALUE_LENGTH = 100;

type Page = Pick<Location, 'pathname' | 'search' | 'host'>;

/** Returns a lead's page, referring host and UTM values as a query string, for a header. */
export function encodeLeadSource({ pathname, search, host }: Page, referrer: string): string {
  const referrerHost = URL.canParse(referrer) ? new URL(referrer).host : '';
  const query = new URLSearchParams(search);
  const values = {
    page: pathname,
    referrer: referrerHost === host ? '' : referrerHost,
    source: query.get('utm_source'),
    medium: query.get('utm_medium'),
    campaign: query.get('utm_campaign') ?? findContactTopic(search),
  };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [[name, value.slice(0, MAX_VALUE_LENGTH).toWellFormed()]] : [],
    ),
  ).toString();
}
