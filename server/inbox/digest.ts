import type { LeadQuery } from '../domain.ts';
import { pluralize } from '../pluralize.ts';
import { DAY_MS, isoDay } from '../store/retention.ts';
import type { LeadStore } from '../store/store.ts';

/** 06:00 UTC */
const SEND_TIME_MS = 6 * 60 * 60 * 1000;
const MAX_COUNT = 10_000;

/** Returns when the latest digest was due. Weekly digests are due on Mondays. */
export function lastDigestTime(frequency: 'daily' | 'weekly', now: number) {
  const day = Math.floor((now - SEND_TIME_MS) / DAY_MS) * DAY_MS;
  const daysAgo = frequency === 'daily' ? 0 : (new Date(day).getUTCDay() + 6) % 7;
  return day - daysAgo * DAY_MS + SEND_TIME_MS;
}

async function digestText(store: LeadStore, since: number) {
  const from = isoDay(since);
  const countLeads = (query: LeadQuery) => store.inbox.countLeads(query, MAX_COUNT);
  const { quarantined, deadLetters } = await store.counts();
  const leadCounts = {
    [`Received since ${from}`]: await countLeads({ from }),
    'Inquiries with status New': await countLeads({ form: 'inquiries', status: 'new' }),
    'Next step due today': await countLeads({ due: 'today' }),
    'Next step overdue': await countLeads({ due: 'overdue' }),
    'In quarantine': quarantined,
  };
  const lines = Object.entries(leadCounts)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => {
      const leads = count < MAX_COUNT ? pluralize(count, 'lead') : 'more than 9,999 leads';
      return `${label}: ${leads}.`;
    });
  if (deadLetters > 0) lines.push(`Deliveries given up: ${deadLetters}.`);
  return lines.join('\n');
}

export async function queueDigests(
  store: LeadStore,
  { brand, inboxUrl }: { brand: string; inboxUrl: string },
  now: number,
) {
  const accounts = await store.inbox.accounts();
  for (const [frequency, period, days] of [
    ['daily', 'day', 1],
    ['weekly', 'week', 7],
  ] as const) {
    const recipients = accounts.filter(({ disabled, digest }) => !disabled && digest === frequency);
    if (recipients.length === 0) continue;
    const sendTime = lastDigestTime(frequency, now);
    const summary = await digestText(store, sendTime - days * DAY_MS);
    for (const { email } of recipients)
      await store.enqueue({
        // The store ignores a mail whose key it has.
        key: `digest:${email}:${isoDay(sendTime)}`,
        queue: 'digest',
        email,
        subject: `${brand} website: leads of the ${period}`,
        // A digest without text is not sent, but its key prevents another one in the same period.
        text:
          summary &&
          `${summary}\n\n${inboxUrl}\n\nTo change how often this mail comes, open Settings in the inbox.`,
      });
  }
}
