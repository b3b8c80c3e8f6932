import { setTimeout } from 'node:timers/promises';
import { AUDIT_MS, LINK_MS, SESSION_MS } from './accounts/accounts.ts';
import type { DeliveryChannel } from './delivery/channels.ts';
import { sendDigests } from './inbox/digest.ts';
import type { Log } from './log.ts';
import { clockLeapDays, retentionLimits } from './retention.ts';
import type { Settings } from './settings.ts';
import type { LeadStore } from './store/store.ts';

type UpkeepParts = {
  store: LeadStore;
  log: Log;
  channels: DeliveryChannel[];
  settings: Pick<Settings, 'backupWarnMs' | 'brand' | 'inboxUrl'>;
  /** Deliveries that wait for the owner's word. */
  waitingForOwner: () => number;
  now?: () => number;
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What the desk does by itself every hour: erases leads past their time, overwrites what erased ones left, tells the owner what
 * needs a person, by one mail a day at most and in the log, and sends the inbox's digests.
 * @returns `run`, one round of it.
 */
export function createUpkeep({ store, log, channels, settings, waitingForOwner, now = Date.now }: UpkeepParts) {
  /** Since when this process has known the clock to be far ahead, by a clock nobody sets. */
  let leapSince: number | undefined;
  let toldInLog = { text: '', at: 0 };

  /** Retention, unless the clock is in doubt. A clock that stands by its word for a day of running is believed. */
  const retain = async (): Promise<string[]> => {
    const days = await clockLeapDays(store, now());
    leapSince = days === 0 ? undefined : (leapSince ?? performance.now());
    if (leapSince !== undefined && performance.now() - leapSince < DAY_MS)
      return [`The clock is ${days} days ahead of when the desk last ran, so no old leads are erased today. If it is wrong, put it right.`];
    const erased = await store.purge(retentionLimits(new Date(now())));
    if (erased > 0) log.info({ erased }, 'erased leads older than two years');
    await store.inbox.tidy({ audit: now() - AUDIT_MS, sessions: now() - SESSION_MS, invitations: now() - LINK_MS });
    await store.mark('clock', now());
    return [];
  };

  const scrub = async (): Promise<string[]> => {
    const { scrub_due: due } = await store.milestones();
    if (due === undefined) return [];
    try {
      await store.scrub();
      return [];
    } catch (error) {
      log.warn({ err: error }, 'what erased leads left in the files cannot be overwritten yet; trying again in an hour');
      return now() - due > DAY_MS && due > 0 ? ['Erased leads have left traces in the files for a day: another program keeps the database open.'] : [];
    }
  };

  const troubles = async (): Promise<string[]> => {
    const { deadLetters, quarantinedToday, oldestAt } = await store.counts(now());
    const { backup } = await store.milestones();
    const { backupWarnMs } = settings;
    const unsaved = backupWarnMs > 0 && oldestAt !== null && now() - (backup ?? oldestAt) > backupWarnMs;
    const waiting = waitingForOwner();
    return [
      deadLetters > 0 && `${deadLetters} deliveries were given up after 72 hours. See why: leads list --undelivered. Then: leads retry.`,
      waiting > 0 && `${waiting} deliveries of leads from before mail or webhook was set up wait for your word: leads backfill, or leads backfill --since 7d.`,
      quarantinedToday > 0 && `${quarantinedToday} leads were quarantined in the last 24 hours. Look through them: leads list --spam. Release one: leads retry ID.`,
      unsaved &&
        (backup === undefined ? 'There is no backup yet: leads backup.' : `The last good backup is ${Math.floor((now() - backup) / HOUR_MS)} hours old: leads backup.`),
    ].filter((trouble) => trouble !== false);
  };

  const tell = async (sentences: string[]) => {
    const text = sentences.join('\n');
    if (text === '' || (toldInLog.text === text && now() - toldInLog.at < DAY_MS)) return;
    for (const sentence of sentences) log.warn(sentence);
    toldInLog = { text, at: now() };
    const teller = channels.find((channel) => channel.tell !== undefined);
    // Of several desks on one database, and of several troubles in a day, one mail.
    if (teller?.tell === undefined || !(await store.mark('notice', now(), now() - DAY_MS))) return;
    await teller.tell(
      `${settings.brand} website: the lead desk needs you`,
      `${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n\nCommands are run on the desk's machine as: npm run leads -- …`,
    );
  };

  return {
    async run(): Promise<void> {
      try {
        const sentences = [...(await retain()), ...(await scrub()), ...(await troubles())];
        await tell(sentences);
        await sendDigests({ store, channels, settings, now: now() });
      } catch (error) {
        log.warn({ err: error }, 'upkeep failed; trying again in an hour');
      }
    },
  };
}

/** Runs upkeep now and every hour. @returns what ends it and waits for the round under way, which needs the store, for so many milliseconds at most. */
export function keepUp(upkeep: Pick<ReturnType<typeof createUpkeep>, 'run'>): (limitMs: number) => Promise<void> {
  let round = upkeep.run();
  const timer = setInterval(() => {
    round = upkeep.run();
  }, HOUR_MS);
  return async (limitMs) => {
    clearInterval(timer);
    await Promise.race([round, setTimeout(limitMs, undefined, { ref: false })]);
  };
}
