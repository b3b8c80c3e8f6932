import type { LeadSource } from './domain.ts';
import { NEWSLETTER_PATH } from './newsletter/links.ts';

const MAX_LENGTH = 100;

export function readLeadSource(header: string | undefined): LeadSource | undefined {
  if (header === undefined || header.length > 2000) return undefined;
  const query = new URLSearchParams(header);
  const text = (name: string) =>
    (query.get(name) ?? '').replaceAll(/\p{C}/gu, '').slice(0, MAX_LENGTH).toWellFormed();
  // The rest of a newsletter path is the subscription's secret token.
  const page = text('page').replace(new RegExp(`^${NEWSLETTER_PATH}.*`), NEWSLETTER_PATH);
  if (!page.startsWith('/')) return undefined;
  const host = text('referrer');
  const utm = Object.fromEntries(
    (['source', 'medium', 'campaign'] as const).flatMap((name) =>
      text(name) === '' ? [] : [[name, text(name)]],
    ),
  );
  return { page, referrer: /^[\w.:[\]-]+$/.test(host) ? host : '', utm };
}
