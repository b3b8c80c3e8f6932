/** No part is longer: an address may hold anything at any length. */
const MAX_LENGTH = 100;

type Page = Pick<Location, 'pathname' | 'search' | 'host'>;

/**
 * Where a lead comes from: the page's path, the host that linked to it, and the campaign that the address names (`utm_source`, `utm_medium`,
 * `utm_campaign`). Written as an address's query, so that a header can carry it.
 */
export function leadSource({ pathname, search, host }: Page, referrer: string): string {
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  const query = new URLSearchParams(search);
  const parts: [name: string, value: string][] = [
    ['page', pathname],
    ['referrer', from === host ? '' : from],
    ['source', query.get('utm_source') ?? ''],
    ['medium', query.get('utm_medium') ?? ''],
    ['campaign', query.get('utm_campaign') ?? ''],
  ];
  return new URLSearchParams(parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value.slice(0, MAX_LENGTH).toWellFormed()])).toString();
}
