import type { LeadSource } from './domain.ts';
import { NEWSLETTER_PATH } from './newsletter/links.ts';

const MAX_VALUE_LENGTH = 100;

/** @param header `X-Form-Source`, a query string such as `page=/home` */
export function readLeadSource(header: string | undefined): LeadSource | undefined {
  if (header === undefined || header.length > 2000) return undefined;
  const query = new URLSearchParams(header);
  const readValue = (name: string) =>
    (query.get(name) ?? '').replaceAll(/\p{C}/gu, '').slice(0, MAX_VALUE_LENGTH).toWellFormed();
  // The rest of a newsletter path contains a secret token.
  const page = readValue('page').replace(new RegExp(`^${NEWSLETTER_PATH}.*`), NEWSLETTER_PATH);
  if (!page.startsWith('/')) return undefined;
  const host = readValue('referrer');
  const utm = Object.fromEntries(
    ['source', 'medium', 'campaign']
      .map((name) => [name, readValue(name)])
      .filter(([, value]) => value !== ''),
  );
  return { page, referrer: /^[\w.:[\]-]+$/.test(host) ? host : '', utm };
}
