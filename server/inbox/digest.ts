import type { DeliveryChannel } from '../delivery/channels.ts';
import type { InboxStore, StoredAccount } from '../store/inbox-store.ts';
import type { LeadStore } from '../store/store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Digests go out in the first hour of upkeep after this time of day, UTC. */
const FROM_HOUR = 6;
const COUNT_UP_TO = 10_000;

type DigestParts = { store: LeadStore; channels: DeliveryChannel[]; settings: { brand: string; inboxUrl: string }; now: number };

/** The last moment at which an account's digest was due: a day's at six in the morning, a week's on Monday at six. */
export function digestDue(digest: 'daily' | 'weekly', now: number): number {
  const today = Math.floor((now - FROM_HOUR * HOUR_MS) / DAY_MS) * DAY_MS;
  const daysSinceMonday = digest === 'daily' ? 0 : (new Date(today).getUTCDay() + 6) % 7;
  return today - daysSinceMonday * DAY_MS + FROM_HOUR * HOUR_MS;
}

const leads = (count: number) => (count === 1 ? '1 lead' : `${count >= COUNT_UP_TO ? 'More than 9,999' : count} leads`);

/** What stands in a digest: how many, and never who. Undefined where there is nothing to tell. */
async function digestText(inbox: InboxStore, store: LeadStore, since: number, now: number): Promise<string | undefined> {
  const day = new Date(since).toISOString().slice(0, 10);
  const [came, open, { quarantined, deadLetters }] = await Promise.all([
    inbox.countLeads({ from: day }, COUNT_UP_TO),
    inbox.countLeads({ status: 'new' }, COUNT_UP_TO),
    store.counts(now),
  ]);
  const sentences = [
    came > 0 && `${leads(came)} came since ${day}.`,
    open > 0 && `${leads(open)} ${open === 1 ? 'is' : 'are'} new: nobody has taken ${open === 1 ? 'it' : 'them'} on.`,
    quarantined > 0 && `${leads(quarantined)} ${quarantined === 1 ? 'is' : 'are'} in quarantine.`,
    deadLetters > 0 && `${deadLetters} deliveries were given up.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? undefined : sentences.join('\n');
}

/** Mails each account the digest it has chosen, once however many desks run. A digest with nothing to tell is not sent. @returns how many were. */
export async function sendDigests({ store, channels, settings, now }: DigestParts): Promise<number> {
  const tell = channels.find((channel) => channel.tell !== undefined)?.tell;
  if (tell === undefined) return 0;
  let sent = 0;
  const wanting = (await store.inbox.accounts()).filter(
    (account): account is StoredAccount & { digest: 'daily' | 'weekly' } => !account.disabled && account.digest !== 'off',
  );
  for (const { email, digest } of wanting) {
    const due = digestDue(digest, now);
    if (!(await store.inbox.claimDigest(email, now, due))) continue;
    const text = await digestText(store.inbox, store, due - (digest === 'daily' ? 1 : 7) * DAY_MS, now);
    if (text === undefined) continue;
    await tell(
      `${settings.brand} website: leads of the ${digest === 'daily' ? 'day' : 'week'}`,
      `${text}\n\n${settings.inboxUrl}\n\nHow often this comes is set in the inbox, under Settings.`,
      email,
    );
    sent += 1;
  }
  return sent;
}
