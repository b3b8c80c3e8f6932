import { setTimeout } from 'node:timers/promises';
import { AUDIT_MS, LINK_MS, SESSION_MS } from './accounts/accounts.ts';
import { queueDigests } from './inbox/digest.ts';
import type { Log } from './log.ts';
import { describeQuestion } from './retention.ts';
import type { Settings } from './settings.ts';
import { day } from './store/retention.ts';
import type { LeadStore } from './store/store.ts';

type MaintenanceParts = {
  store: LeadStore;
  log: Log;
  settings: Pick<Settings, 'backupWarnMs' | 'brand' | 'inboxUrl' | 'mail'>;
  backfillCount: () => number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export function createMaintenance({ store, log, settings, backfillCount }: MaintenanceParts) {
  let recordedAt = performance.now();
  let reported = { text: '', at: 0 };
  const canMail = settings.mail.smtpUrl !== undefined;

  const recordUptime = async () => {
    const at = performance.now();
    const jumped = await store.recordUptime(at - recordedAt);
    recordedAt = at;
    return jumped;
  };

  const purgeExpired = async () => {
    await recordUptime();
    const { erased, date } = await store.purgeExpired();
    if (erased > 0) log.info({ erased }, 'erased leads older than two years');
    await store.inbox.deleteExpired({
      audit: date - AUDIT_MS,
      sessions: date - SESSION_MS,
      invitations: date - LINK_MS,
    });
    await store.changes.prune();
    const question = await store.dateQuestion();
    return question === null ? [] : [describeQuestion(question)];
  };

  const scrub = async () => {
    const { scrub_due: due } = await store.timestamps();
    if (due === undefined) return [];
    try {
      await store.scrub();
      return [];
    } catch (error) {
      log.info(
        { err: error },
        'traces of erased leads cannot be overwritten yet; trying again in a minute',
      );
      return Date.now() - due > DAY_MS && due > 0
        ? [
            'Erased leads have left traces in the files for a day: another program keeps the database open.',
          ]
        : [];
    }
  };

  const troubles = async () => {
    const now = Date.now();
    const { deadLetters, digestsGivenUp, quarantinedToday, oldestAt } = await store.counts(now);
    const { backup } = await store.timestamps();
    const { backupWarnMs } = settings;
    const isUnsaved =
      backupWarnMs > 0 && oldestAt !== null && now - (backup ?? oldestAt) > backupWarnMs;
    const waiting = backfillCount();
    return [
      deadLetters > 0 &&
        `${deadLetters} deliveries were given up after 72 hours. See why: leads list --undelivered. Then: leads retry.`,
      digestsGivenUp > 0 &&
        `${digestsGivenUp} digests of the inbox were given up in the last 24 hours. Look through the accounts' addresses: leads user list.`,
      waiting > 0 &&
        `${waiting} leads from before mail or webhook was set up wait for your decision: leads backfill, or leads backfill --since 7d.`,
      quarantinedToday > 0 &&
        `${quarantinedToday} leads were quarantined in the last 24 hours. Look through them: leads list --spam. Release one: leads retry ID.`,
      isUnsaved &&
        (backup === undefined
          ? 'There is no backup yet: leads backup.'
          : `The last good backup is ${Math.floor((now - backup) / HOUR_MS)} hours old: leads backup.`),
    ].filter((trouble) => trouble !== false);
  };

  const report = async (sentences: string[]) => {
    const text = sentences.join('\n');
    if (text === '' || (reported.text === text && Date.now() - reported.at < DAY_MS)) return;
    for (const sentence of sentences) log.warn(sentence);
    // The key limits mails to one a day for all desks.
    if (canMail)
      await store.enqueue({
        key: `notice:${day(Date.now())}`,
        channel: 'notice',
        email: null,
        subject: `${settings.brand} website: the lead desk needs you`,
        text: `${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n\nCommands are run on the desk's machine as: npm run leads -- …`,
      });
    reported = { text, at: Date.now() };
  };

  const run = async () => {
    try {
      await report([...(await purgeExpired()), ...(await scrub()), ...(await troubles())]);
      if (canMail) await queueDigests(store, settings, Date.now());
    } catch (error) {
      log.warn({ err: error }, 'maintenance failed; trying again in an hour');
    }
  };

  return {
    run,
    async everyMinute() {
      try {
        if (await recordUptime()) await run();
        else await scrub();
      } catch {
        // Leads that cannot be stored report the store's errors.
      }
    },
  };
}

export function scheduleMaintenance(maintenance: ReturnType<typeof createMaintenance>) {
  let round = maintenance.run();
  let minutes = 0;
  const timer = setInterval(() => {
    minutes += 1;
    round = round.then(minutes % 60 === 0 ? maintenance.run : maintenance.everyMinute);
  }, MINUTE_MS);
  return async (limitMs: number) => {
    clearInterval(timer);
    await Promise.race([round, setTimeout(limitMs, undefined, { ref: false })]);
  };
}
