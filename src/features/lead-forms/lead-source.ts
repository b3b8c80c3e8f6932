import { topicOf } from './topic.ts';

/** URLs may contain long values. */
const MAX_LENGTH = 100;

type Page = Pick<Location, 'pathname' | 'search' | 'host'>;

/** A lead's page, referring host and campaign (from the URL or its topic) as a query string, so that a header can hold them. */
export function leadSource({ pathname, search, host }: Page, referrer: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  const query = new URLSearchParams(search);
  const values = {
    page: pathname,
    referrer: from === host ? '' : from,
    source: query.get('utm_source'),
    medium: query.get('utm_medium'),
    campaign: query.get('utm_campaign') ?? topicOf(search),
  };
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value ? [[name, value.slice(0, MAX_LENGTH).toWellFormed()]] : [],
    ),
  ).toString();
}
