import type { LeadQuery } from '../domain.ts';
import { pluralize } from '../pluralize.ts';
import { day } from '../store/retention.ts';
import type { LeadStore } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Digests are queued within an hour after this one, UTC. */
const SEND_HOUR = 6;
const MAX_COUNT = 10_000;

export function lastDigestTime(digest: 'daily' | 'weekly', now: number) {
  const today = Math.floor((now - SEND_HOUR * HOUR_MS) / DAY_MS) * DAY_MS;
  const daysSinceMonday = digest === 'daily' ? 0 : (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * DAY_MS + SEND_HOUR * HOUR_MS;
}

const leads = (count: number) =>
  count >= MAX_COUNT ? 'More than 9,999 leads' : pluralize(count, 'lead');

async function digestText(store: LeadStore, since: number, now: number) {
  const from = day(since);
  const count = (query: LeadQuery) => store.inbox.countLeads(query, MAX_COUNT);
  const [received, untouched, due, overdue, { quarantined, deadLetters }] = await Promise.all([
    count({ from }),
    count({ form: 'inquiries', status: 'new' }),
    count({ due: 'today' }),
    count({ due: 'overdue' }),
    store.counts(now),
  ]);
  return [
    received > 0 && `${leads(received)} came since ${from}.`,
    untouched > 0 &&
      `${leads(untouched)} ${untouched === 1 ? 'is new: nobody has taken it on.' : 'are new: nobody has taken them on.'}`,
    due > 0 && `The next step of ${leads(due)} is due today.`,
    overdue > 0 && `The next step of ${leads(overdue)} is overdue.`,
    quarantined > 0 && `${leads(quarantined)} ${quarantined === 1 ? 'is' : 'are'} in quarantine.`,
    deadLetters > 0 && `${deadLetters} deliveries were given up.`,
  ]
    .filter((sentence) => sentence !== false)
    .join('\n');
}

export async function queueDigests(
  store: LeadStore,
  { brand, inboxUrl }: { brand: string; inboxUrl: string },
  now: number,
) {
  const accounts = await store.inbox.accounts();
  for (const [digest, days] of [
    ['daily', 1],
    ['weekly', 7],
  ] as const) {
    const emails = accounts.filter((account) => !account.disabled && account.digest === digest);
    if (emails.length === 0) continue;
    const due = lastDigestTime(digest, now);
    const counts = await digestText(store, due - days * DAY_MS, now);
    for (const { email } of emails)
      await store.enqueue({
        key: `digest:${email}:${day(due)}`,
        channel: 'digest',
        email,
        subject: `${brand} website: leads of the ${digest === 'daily' ? 'day' : 'week'}`,
        text:
          counts &&
          `${counts}\n\n${inboxUrl}\n\nHow often this comes is set in the inbox, under Settings.`,
      });
  }
}
