import type { LeadQuery } from '../domain.ts';
import { pluralize } from '../pluralize.ts';
import { day } from '../store/retention.ts';
import type { InboxStore, LeadStore } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Digests are queued within an hour after this time of day, UTC. */
const FROM_HOUR = 6;
const COUNT_UP_TO = 10_000;

/** Returns the last due time: at six, daily or on Mondays. */
export function digestDue(digest: 'daily' | 'weekly', now: number) {
  const today = Math.floor((now - FROM_HOUR * HOUR_MS) / DAY_MS) * DAY_MS;
  const daysSinceMonday = digest === 'daily' ? 0 : (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * DAY_MS + FROM_HOUR * HOUR_MS;
}

const leads = (count: number) =>
  count >= COUNT_UP_TO ? 'More than 9,999 leads' : pluralize(count, 'lead');

/** Contains no names. Returns '' if all counts are 0. */
async function digestText(inbox: InboxStore, store: LeadStore, since: number, now: number) {
  const from = day(since);
  const count = (query: LeadQuery) => inbox.countLeads(query, COUNT_UP_TO);
  const [came, open, due, overdue, { quarantined, deadLetters }] = await Promise.all([
    count({ from }),
    count({ form: 'inquiries', status: 'new' }),
    count({ due: 'today' }),
    count({ due: 'overdue' }),
    store.counts(now),
  ]);
  const sentences = [
    came > 0 && `${leads(came)} came since ${from}.`,
    open > 0 &&
      `${leads(open)} ${open === 1 ? 'is' : 'are'} new: nobody has taken ${open === 1 ? 'it' : 'them'} on.`,
    due > 0 && `The next step of ${leads(due)} is due today.`,
    overdue > 0 && `The next step of ${leads(overdue)} is overdue.`,
    quarantined > 0 && `${leads(quarantined)} ${quarantined === 1 ? 'is' : 'are'} in quarantine.`,
    deadLetters > 0 && `${deadLetters} deliveries were given up.`,
  ].filter((sentence) => sentence !== false);
  return sentences.join('\n');
}

/** Queues each digest once, even with several desks. */
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
    const due = digestDue(digest, now);
    const counts = await digestText(store.inbox, store, due - days * DAY_MS, now);
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
